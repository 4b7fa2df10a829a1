<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
    <context>
        <name>Uguisu</name>
        <message numerus="yes">
            <location filename="../canvas/called.py" />
            <location filename="../context_menu.py" />
            <location filename="../docks/inspector.py" />
            <location filename="../pages/map_side.py" />
            <source>%n place(s)</source>
            <translation>
                <numerusform>%n place</numerusform>
                <numerusform>%n places</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../canvas/called.py" />
            <location filename="../forms/sentence.py" />
            <source>%n hex(es)</source>
            <translation>
                <numerusform>%n hex</numerusform>
                <numerusform>%n hexes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../canvas/called.py" />
            <source>%n square(s)</source>
            <translation>
                <numerusform>%n square</numerusform>
                <numerusform>%n squares</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../conflicts.py" />
            <source>%n more after this.</source>
            <translation>
                <numerusform>%n more after this.</numerusform>
                <numerusform>%n more after this.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../context_menu.py" />
            <location filename="../docks/inspector.py" />
            <source>%n link(s)</source>
            <translation>
                <numerusform>%n link</numerusform>
                <numerusform>%n links</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../dialogs/finding.py" />
            <source>tag, %n place(s)</source>
            <translation>
                <numerusform>tag, %n place</numerusform>
                <numerusform>tag, %n places</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../dialogs/getting.py" />
            <source>%n pack(s) offered</source>
            <translation>
                <numerusform>%n pack offered</numerusform>
                <numerusform>%n packs offered</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../dialogs/importing.py" />
            <source>%n pair(s) of zones share a border and are not linked.</source>
            <translation>
                <numerusform>%n pair of zones shares a border and is not linked.</numerusform>
                <numerusform>%n pairs of zones share a border and are not linked.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../dialogs/sharing.py" />
            <source>The index has %n pack(s) now. Upload the folder as it is.</source>
            <translation>
                <numerusform>The index has %n pack now. Upload the folder as it is.</numerusform>
                <numerusform>The index has %n packs now. Upload the folder as it is.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../dialogs/sharing.py" />
            <source>%n thing(s) to mend first</source>
            <translation>
                <numerusform>%n thing to mend first</numerusform>
                <numerusform>%n things to mend first</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../dialogs/sheets.py" />
            <source>%n card(s) changed.</source>
            <translation>
                <numerusform>%n card changed.</numerusform>
                <numerusform>%n cards changed.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../dialogs/sheets.py" />
            <source>… and %n more</source>
            <translation>
                <numerusform>… and %n more</numerusform>
                <numerusform>… and %n more</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../dialogs/sheets.py" />
            <source>%n card(s) written to {name}.</source>
            <translation>
                <numerusform>%n card written to {name}.</numerusform>
                <numerusform>%n cards written to {name}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../docks/inspector.py" />
            <source>%n border(s)</source>
            <translation>
                <numerusform>%n border</numerusform>
                <numerusform>%n borders</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../docks/pieces.py" />
            <location filename="../tools/set_up.py" />
            <source>one of %n place(s)</source>
            <translation>
                <numerusform>one of %n place</numerusform>
                <numerusform>one of %n places</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../docks/problems.py" />
            <source>%n problem(s)</source>
            <translation>
                <numerusform>%n problem</numerusform>
                <numerusform>%n problems</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../forms/lists.py" />
            <source>%n removed here</source>
            <translation>
                <numerusform>%n removed here</numerusform>
                <numerusform>%n removed here</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../forms/stories.py" />
            <source>%n to mend</source>
            <translation>
                <numerusform>%n to mend</numerusform>
                <numerusform>%n to mend</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../map_kinds/grid/room_tool.py" />
            <source>A room of {wide} × {high}, %n wall(s)</source>
            <translation>
                <numerusform>A room of {wide} × {high}, %n wall</numerusform>
                <numerusform>A room of {wide} × {high}, %n walls</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../operations.py" />
            <source>%n link(s) made.</source>
            <translation>
                <numerusform>%n link made.</numerusform>
                <numerusform>%n links made.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/cards_page.py" />
            <source>All %n card(s)</source>
            <translation>
                <numerusform>The only card</numerusform>
                <numerusform>All %n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/cards_page.py" />
            <source>{copies} each · %n kind(s)</source>
            <translation>
                <numerusform>{copies} each · %n kind</numerusform>
                <numerusform>{copies} each · %n kinds</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/cards_page.py" />
            <source>{copies} · %n kind(s)</source>
            <translation>
                <numerusform>{copies} · %n kind</numerusform>
                <numerusform>{copies} · %n kinds</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/cards_page.py" />
            <source>%n card(s)</source>
            <translation>
                <numerusform>%n card</numerusform>
                <numerusform>%n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/deck_view.py" />
            <source>%n card(s) in each of them.</source>
            <translation>
                <numerusform>%n card in each of them.</numerusform>
                <numerusform>%n cards in each of them.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/deck_view.py" />
            <source>%n card(s) in this deck.</source>
            <translation>
                <numerusform>%n card in this deck.</numerusform>
                <numerusform>%n cards in this deck.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/deck_view.py" />
            <source>Of 100 hands of %n card(s), {kinds}.</source>
            <translation>
                <numerusform>Of 100 hands of %n card, {kinds}.</numerusform>
                <numerusform>Of 100 hands of %n cards, {kinds}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/fares.py" />
            <source>%n game(s)</source>
            <translation>
                <numerusform>%n game</numerusform>
                <numerusform>%n games</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/first_ways.py" />
            <source>%n kind(s). You change them one by one.</source>
            <translation>
                <numerusform>%n kind. You change them one by one.</numerusform>
                <numerusform>%n kinds. You change them one by one.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/first_ways.py" />
            <source>%n place(s). Change what you like.</source>
            <translation>
                <numerusform>%n place. Change what you like.</numerusform>
                <numerusform>%n places. Change what you like.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/first_ways.py" />
            <source>Browse %n kind(s) in {pack}, or any pack you have.</source>
            <translation>
                <numerusform>Browse %n kind in {pack}, or any pack you have.</numerusform>
                <numerusform>Browse %n kinds in {pack}, or any pack you have.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/map_side.py" />
            <source>chosen · %n of them</source>
            <translation>
                <numerusform>chosen · %n of them</numerusform>
                <numerusform>chosen · %n of them</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/map_side.py" />
            <source>{number} of them, on any of %n place(s), tinted on the map. Drag one to fix where it begins.</source>
            <translation>
                <numerusform>{number} of them, on the one place that is tinted on the map. Drag one to fix where it begins.</numerusform>
                <numerusform>{number} of them, on any of %n places, tinted on the map. Drag one to fix where it begins.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/map_side.py" />
            <source>It sees %n place(s), tinted on the map.</source>
            <translation>
                <numerusform>It sees %n place, tinted on the map.</numerusform>
                <numerusform>It sees %n places, tinted on the map.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/mission_page.py" />
            <source>%n stories</source>
            <translation>
                <numerusform>%n story</numerusform>
                <numerusform>%n stories</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/mission_page.py" />
            <location filename="../pages/set_up_card.py" />
            <source>%n pieces on the map</source>
            <translation>
                <numerusform>%n piece on the map</numerusform>
                <numerusform>%n pieces on the map</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/moments.py" />
            <source>up to %n zone(s) · click to change</source>
            <translation>
                <numerusform>up to %n zone · click to change</numerusform>
                <numerusform>up to %n zones · click to change</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/moments.py" />
            <source>up to %n square(s) · click to change</source>
            <translation>
                <numerusform>up to %n square · click to change</numerusform>
                <numerusform>up to %n squares · click to change</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/new_card.py" />
            <source>Find in %n pack(s)</source>
            <translation>
                <numerusform>Find in %n pack</numerusform>
                <numerusform>Find in %n packs</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/new_card.py" />
            <source>%n step(s), to be changed</source>
            <translation>
                <numerusform>%n step, to be changed</numerusform>
                <numerusform>%n steps, to be changed</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/new_card.py" />
            <source>%n copies</source>
            <translation>
                <numerusform>%n copy</numerusform>
                <numerusform>%n copies</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/players.py" />
            <source>of %n card(s)</source>
            <translation>
                <numerusform>of %n card</numerusform>
                <numerusform>of %n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/set_up_card.py" />
            <location filename="../pages/set_up_sheet.py" />
            <location filename="../pages/stages.py" />
            <source>and %n more</source>
            <translation>
                <numerusform>and %n more</numerusform>
                <numerusform>and %n more</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/stages.py" />
            <source>%n thing(s) stand in the way.</source>
            <translation>
                <numerusform>%n thing stands in the way.</numerusform>
                <numerusform>%n things stand in the way.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/stages.py" />
            <source>It can be played; %n thing(s) to look at.</source>
            <translation>
                <numerusform>It can be played; %n thing to look at.</numerusform>
                <numerusform>It can be played; %n things to look at.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/stages.py" />
            <source>%n way(s)</source>
            <translation>
                <numerusform>%n way</numerusform>
                <numerusform>%n ways</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/texts_page.py" />
            <source>%n text(s) imported</source>
            <translation>
                <numerusform>%n text imported</numerusform>
                <numerusform>%n texts imported</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/texts_page.py" />
            <source>Written to {name}; %n text(s) to translate</source>
            <translation>
                <numerusform>Written to {name}; %n text to translate</numerusform>
                <numerusform>Written to {name}; %n texts to translate</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/texts_page.py" />
            <source>%n translation(s) missing</source>
            <translation>
                <numerusform>%n translation missing</numerusform>
                <numerusform>%n translations missing</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/texts_page.py" />
            <source>%n text(s) that this pack does not have</source>
            <translation>
                <numerusform>%n text that this pack does not have</numerusform>
                <numerusform>%n texts that this pack does not have</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/who_wins.py" />
            <source>{side} {side:wins|win} within %n move(s)</source>
            <translation>
                <numerusform>{side} {side:wins|win} within %n move</numerusform>
                <numerusform>{side} {side:wins|win} within %n moves</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/who_wins.py" />
            <source>If nobody makes a mistake. %n position(s) were looked at.</source>
            <translation>
                <numerusform>If nobody makes a mistake. %n position was looked at.</numerusform>
                <numerusform>If nobody makes a mistake. %n positions were looked at.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/who_wins.py" />
            <source>{side} {side:wins|win} within %n round(s)</source>
            <translation>
                <numerusform>{side} {side:wins|win} within %n round</numerusform>
                <numerusform>{side} {side:wins|win} within %n rounds</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/workshop.py" />
            <source>copies for {deck}</source>
            <translation>
                <numerusform>copy for {deck}</numerusform>
                <numerusform>copies for {deck}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/workshop.py" />
            <source>copies in</source>
            <translation>
                <numerusform>copy in</numerusform>
                <numerusform>copies in</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/workshop.py" />
            <source>copies</source>
            <translation>
                <numerusform>copy</numerusform>
                <numerusform>copies</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../play/ending.py" />
            <source>%n step(s)</source>
            <translation>
                <numerusform>%n step</numerusform>
                <numerusform>%n steps</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../play/verdict.py" />
            <source>%n minute(s)</source>
            <translation>
                <numerusform>%n minute</numerusform>
                <numerusform>%n minutes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../session.py" />
            <source>A map takes no more than %n place(s) by pasting. Delete some, or copy fewer.</source>
            <translation>
                <numerusform>A map takes no more than %n place by pasting. Delete some, or copy fewer.</numerusform>
                <numerusform>A map takes no more than %n places by pasting. Delete some, or copy fewer.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../status.py" />
            <source>%n error(s)</source>
            <translation>
                <numerusform>%n error</numerusform>
                <numerusform>%n errors</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../status.py" />
            <source>%n warning(s)</source>
            <translation>
                <numerusform>%n warning</numerusform>
                <numerusform>%n warnings</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../status.py" />
            <source>%n hint(s)</source>
            <translation>
                <numerusform>%n hint</numerusform>
                <numerusform>%n hints</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../tools/palette.py" />
            <source>%n dealt</source>
            <translation>
                <numerusform>%n dealt</numerusform>
                <numerusform>%n dealt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../tools/select.py" />
            <source>Move %n place(s)</source>
            <translation>
                <numerusform>Move %n place</numerusform>
                <numerusform>Move %n places</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../tools/select.py" />
            <source>Nudge %n place(s)</source>
            <translation>
                <numerusform>Nudge %n place</numerusform>
                <numerusform>Nudge %n places</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../tools/set_up.py" />
            <source>{what}: {number} by chance, on %n place(s). Drag one to fix where it begins.</source>
            <translation>
                <numerusform>{what}: {number} by chance, on %n place. Drag one to fix where it begins.</numerusform>
                <numerusform>{what}: {number} by chance, on %n places. Drag one to fix where it begins.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../tools/set_up.py" />
            <source>sees %n place(s)</source>
            <translation>
                <numerusform>sees %n place</numerusform>
                <numerusform>sees %n places</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../window.py" />
            <source>%n error(s): click their number at the lower right to see them.</source>
            <translation>
                <numerusform>%n error: click its number at the lower right to see it.</numerusform>
                <numerusform>%n errors: click their number at the lower right to see them.</numerusform>
            </translation>
        </message>
    </context>
</TS>
