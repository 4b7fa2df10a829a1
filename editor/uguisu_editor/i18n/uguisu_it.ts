<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
    <context>
        <name>Uguisu</name>
        <message>
            <location filename="../app.py" />
            <source>The editor found no screen to open its window on: {reason}</source>
            <translation>L'editor non ha trovato uno schermo su cui aprire la finestra: {reason}</translation>
        </message>
        <message>
            <location filename="../app.py" />
            <source>Start it in a desktop session. Without one, edit the files as text and use `uguisu validate`.</source>
            <translation>Avvialo in una sessione grafica. Senza, modifica i file come testo e usa `uguisu validate`.</translation>
        </message>
        <message>
            <location filename="../canvas/background.py" />
            <location filename="../dialogs/picturing.py" />
            <location filename="../panels.py" />
            <source>{name} cannot be shown: {reason}</source>
            <translation>{name} non si può mostrare: {reason}</translation>
        </message>
        <message>
            <location filename="../canvas/background.py" />
            <source>it takes too long to draw</source>
            <translation>disegnarla richiede troppo tempo</translation>
        </message>
        <message numerus="yes">
            <location filename="../canvas/called.py" />
            <location filename="../context_menu.py" />
            <location filename="../docks/inspector.py" />
            <location filename="../pages/map_side.py" />
            <source>%n place(s)</source>
            <translation>
                <numerusform>%n luogo</numerusform>
                <numerusform>%n luoghi</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../canvas/called.py" />
            <location filename="../forms/sentence.py" />
            <source>%n hex(es)</source>
            <translation>
                <numerusform>%n esagono</numerusform>
                <numerusform>%n esagoni</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../canvas/called.py" />
            <source>%n square(s)</source>
            <translation>
                <numerusform>%n casella</numerusform>
                <numerusform>%n caselle</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../canvas/canvas.py" />
            <source>There is no map to draw here yet. The problems say why: click their number at the lower right.</source>
            <translation>Qui non c'è ancora una mappa da disegnare. I problemi dicono perché: fai clic sul loro numero in basso a destra.</translation>
        </message>
        <message>
            <location filename="../canvas/canvas.py" />
            <location filename="../pages/form_page.py" />
            <source>Map</source>
            <translation>Mappa</translation>
        </message>
        <message>
            <location filename="../canvas/canvas.py" />
            <source>The map that is being drawn. Arrow keys move the cursor, Enter uses the tool there.</source>
            <translation>La mappa che si sta disegnando. Le frecce muovono il cursore, Invio usa lì lo strumento.</translation>
        </message>
        <message>
            <location filename="../canvas/canvas.py" />
            <source>This is a mod: its map is that of the packs it builds on, with what its own files change.</source>
            <translation>Questa è una mod: la sua mappa è quella dei pacchetti su cui si basa, con ciò che cambiano i suoi file.</translation>
        </message>
        <message>
            <location filename="../canvas/canvas.py" />
            <location filename="../tools/routing.py" />
            <source>This layer is locked or hidden: see the layers dock.</source>
            <translation>Questo livello è bloccato o nascosto: vedi il pannello dei livelli.</translation>
        </message>
        <message>
            <location filename="../canvas/overlays.py" />
            <source>Nothing is drawn yet. Press P and click to set places, or Z and click the corners of a zone. C joins them, T gives them tags; F1 shows all keys.</source>
            <translation>Ancora non c'è nulla. Premi P e fai clic per mettere luoghi, oppure Z e fai clic sugli angoli di una zona. C li collega, T dà loro etichette; F1 mostra tutti i tasti.</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Align &amp;left</source>
            <translation>Allinea a &amp;sinistra</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Align c&amp;entres</source>
            <translation>Allinea i c&amp;entri</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Align &amp;right</source>
            <translation>Allinea a &amp;destra</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Align &amp;top</source>
            <translation>Allinea in &amp;alto</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Align &amp;middles</source>
            <translation>Allinea a &amp;metà altezza</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Align &amp;bottom</source>
            <translation>Allinea in &amp;basso</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;New map…</source>
            <translation>&amp;Nuova mappa…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>New &amp;mod of this pack…</source>
            <translation>Nuova &amp;mod di questo pacchetto…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Open…</source>
            <translation>&amp;Apri…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Welcome page</source>
            <translation>Pagina di &amp;benvenuto</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Save</source>
            <translation>&amp;Salva</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Save &amp;as…</source>
            <translation>Salva c&amp;on nome…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Save a&amp;ll</source>
            <translation>Salva &amp;tutto</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Get packs…</source>
            <translation>&amp;Ottieni pacchetti…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>S&amp;hare…</source>
            <translation>&amp;Condividi…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Show my packs &amp;folder</source>
            <translation>Mostra la &amp;cartella dei miei pacchetti</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Import from Tiled…</source>
            <translation>&amp;Importa da Tiled…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Cards &amp;from a spreadsheet…</source>
            <translation>Carte &amp;da un foglio di calcolo…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Cards from &amp;Google Sheets…</source>
            <translation>Carte da &amp;Google Fogli…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Follow a sp&amp;readsheet of cards…</source>
            <translation>Segui un foglio di ca&amp;rte…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Cards &amp;to a spreadsheet…</source>
            <translation>Carte in un &amp;foglio di calcolo…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Export a picture…</source>
            <translation>Esporta &amp;un'immagine…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Export the private &amp;mini-map…</source>
            <translation>Esporta la &amp;mini-mappa segreta…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>P&amp;rint and play…</source>
            <translation>Stam&amp;pa e gioca…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Close</source>
            <translation>&amp;Chiudi</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Quit</source>
            <translation>&amp;Esci</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Undo</source>
            <translation>&amp;Annulla</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Redo</source>
            <translation>&amp;Ripeti</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Cu&amp;t</source>
            <translation>&amp;Taglia</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Copy</source>
            <translation>&amp;Copia</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Paste</source>
            <translation>&amp;Incolla</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <location filename="../context_menu.py" />
            <source>Paste &amp;here</source>
            <translation>Incolla &amp;qui</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Duplicate</source>
            <translation>&amp;Duplica</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>De&amp;lete</source>
            <translation>E&amp;limina</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Select &amp;all</source>
            <translation>&amp;Seleziona tutto</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Select &amp;nothing</source>
            <translation>D&amp;eseleziona tutto</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Invert the selection</source>
            <translation>In&amp;verti la selezione</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Find…</source>
            <translation>Tr&amp;ova…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Rename every&amp;where…</source>
            <translation>Ri&amp;nomina ovunque…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>What can be done her&amp;e…</source>
            <translation>Che cosa si può &amp;fare qui…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Zoom &amp;in</source>
            <translation>&amp;Ingrandisci</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Zoom &amp;out</source>
            <translation>&amp;Rimpicciolisci</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Actual &amp;size</source>
            <translation>&amp;Dimensioni normali</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Whole map</source>
            <translation>&amp;Mappa intera</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Grid</source>
            <translation>&amp;Griglia</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Na&amp;mes of places</source>
            <translation>No&amp;mi dei luoghi</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>S&amp;nap to grid</source>
            <translation>&amp;Aggancia alla griglia</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>St&amp;eps to a game</source>
            <translation>Passi v&amp;erso il gioco</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>As &amp;text, or as a form</source>
            <translation>Come &amp;testo, o come modulo</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Next &amp;pane</source>
            <translation>&amp;Prossimo riquadro</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Pre&amp;vious pane</source>
            <translation>Ri&amp;quadro precedente</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Reset dock la&amp;yout</source>
            <translation>Pannelli &amp;come all'inizio</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Distribute &amp;across</source>
            <translation>Distribuisci in &amp;orizzontale</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Distribute &amp;down</source>
            <translation>Distribuisci in &amp;verticale</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Turn the stamp right</source>
            <translation>Ruota il timbro a &amp;destra</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Turn the stamp &amp;left</source>
            <translation>Ruota il timbro a &amp;sinistra</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Mirror the stamp</source>
            <translation>&amp;Specchia il timbro</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Picture to trace over…</source>
            <translation>&amp;Immagine da ricalcare…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Fade the picture…</source>
            <translation>&amp;Sbiadisci l'immagine…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Remove the picture</source>
            <translation>&amp;Togli l'immagine</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Size of the map…</source>
            <translation>&amp;Dimensioni della mappa…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Link zones that share a border</source>
            <translation>Co&amp;llega le zone confinanti</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Check now</source>
            <translation>&amp;Controlla ora</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Next problem</source>
            <translation>&amp;Prossimo problema</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Larger brush</source>
            <translation>Pennello più grande</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Smaller brush</source>
            <translation>Pennello più piccolo</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Light</source>
            <translation>&amp;Chiaro</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Dark</source>
            <translation>&amp;Scuro</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Find a command or a place…</source>
            <translation>&amp;Trova un comando o un luogo…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Your first &amp;mission</source>
            <translation>La tua prima &amp;missione</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Keys</source>
            <translation>T&amp;asti</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Plugins</source>
            <translation>&amp;Plugin</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;About Uguisu</source>
            <translation>&amp;Informazioni su Uguisu</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Go to the page {name}</source>
            <translation>Vai alla pagina {name}</translation>
        </message>
        <message>
            <location filename="../conflicts.py" />
            <source>Two people changed {what} in {file}. I have {mine}, they have {theirs}.</source>
            <translation>Due persone hanno cambiato {what} in {file}. Io ho {mine}, loro hanno {theirs}.</translation>
        </message>
        <message>
            <location filename="../conflicts.py" />
            <source>not there</source>
            <translation>non c'è</translation>
        </message>
        <message>
            <location filename="../conflicts.py" />
            <source>Settle what a merge left open</source>
            <translation>Decidi ciò che un'unione ha lasciato aperto</translation>
        </message>
        <message>
            <location filename="../conflicts.py" />
            <source>everything</source>
            <translation>tutto</translation>
        </message>
        <message>
            <location filename="../conflicts.py" />
            <location filename="../watching.py" />
            <source>Keep mine</source>
            <translation>Tieni le mie</translation>
        </message>
        <message>
            <location filename="../conflicts.py" />
            <location filename="../watching.py" />
            <source>Take theirs</source>
            <translation>Prendi le altre</translation>
        </message>
        <message numerus="yes">
            <location filename="../conflicts.py" />
            <source>%n more after this.</source>
            <translation>
                <numerusform>Poi ancora %n.</numerusform>
                <numerusform>Poi ancora %n.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../conflicts.py" />
            <source>Keep both</source>
            <translation>Tieni entrambi</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>Show in the &amp;inspector</source>
            <translation>Mostra nell’&amp;ispettore</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>&amp;Keep as a stamp…</source>
            <translation>Conserva come &amp;timbro…</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>K&amp;ind</source>
            <translation>T&amp;ipo</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <location filename="../docks/inspector.py" />
            <source>The map</source>
            <translation>La mappa</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>&amp;Layers</source>
            <translation>&amp;Livelli</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>&amp;Terrain</source>
            <translation>&amp;Terreno</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>Ta&amp;gs</source>
            <translation>&amp;Etichette</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>&amp;Region</source>
            <translation>&amp;Regione</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>Put into {page}</source>
            <translation>Metti in {page}</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>Set up in a r&amp;uling</source>
            <translation>Disponi in un &amp;chiarimento</translation>
        </message>
        <message numerus="yes">
            <location filename="../context_menu.py" />
            <location filename="../docks/inspector.py" />
            <source>%n link(s)</source>
            <translation>
                <numerusform>%n collegamento</numerusform>
                <numerusform>%n collegamenti</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>&amp;One way only</source>
            <translation>A senso &amp;unico</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>&amp;Turn round</source>
            <translation>&amp;Inverti</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>&amp;New place here</source>
            <translation>&amp;Nuovo luogo qui</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>New &amp;zone…</source>
            <translation>Nuova &amp;zona…</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>New tag</source>
            <translation>Nuova etichetta</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <location filename="../docks/brushes.py" />
            <location filename="../forms/fields.py" />
            <source>Tag</source>
            <translation>Etichetta</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>As &amp;below</source>
            <translation>Come &amp;sotto</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>&amp;Link the two by a {kind}</source>
            <translation>&amp;Collega i due con «{kind}»</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <location filename="../map_kinds/graph/tools.py" />
            <source>Kind of link</source>
            <translation>Tipo di collegamento</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>One way only</source>
            <translation>A senso unico</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>Turn round</source>
            <translation>Inverti</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <location filename="../map_kinds/graph/tools.py" />
            <location filename="../tools/place_brushes.py" />
            <source>New place</source>
            <translation>Nuovo luogo</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <location filename="../docks/brushes.py" />
            <location filename="../docks/layers.py" />
            <location filename="../forms/fields.py" />
            <source>Terrain</source>
            <translation>Terreno</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <location filename="../docks/layers.py" />
            <location filename="../forms/fields.py" />
            <source>Tags</source>
            <translation>Etichette</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <location filename="../docks/regions.py" />
            <location filename="../tools/lasso.py" />
            <source>Change a region</source>
            <translation>Cambia una regione</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <location filename="../forms/parts.py" />
            <location filename="../forms/rows.py" />
            <location filename="../forms/stories.py" />
            <source>As below</source>
            <translation>Come sotto</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>&amp;Link to others…</source>
            <translation>&amp;Collega ad altri…</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>&amp;New tag…</source>
            <translation>&amp;Nuova etichetta…</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>&amp;New region of these</source>
            <translation>&amp;Nuova regione con questi</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <location filename="../map_kinds/graph/tools.py" />
            <source>New link</source>
            <translation>Nuovo collegamento</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>Picture of {name}…</source>
            <translation>Immagine di {name}…</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>No picture of {name}</source>
            <translation>Nessuna immagine di {name}</translation>
        </message>
        <message>
            <location filename="../dialogs/campaign.py" />
            <location filename="../dialogs/zips.py" />
            <location filename="../pack_tabs.py" />
            <source>This cannot be opened</source>
            <translation>Non si può aprire</translation>
        </message>
        <message>
            <location filename="../dialogs/campaign.py" />
            <source>The pack of this mission is not on this machine.</source>
            <translation>Il pacchetto di questa missione non è su questo computer.</translation>
        </message>
        <message>
            <location filename="../dialogs/exporting.py" />
            <source>There is no map to make a picture of: see the problems.</source>
            <translation>Non c'è una mappa di cui fare un'immagine: vedi i problemi.</translation>
        </message>
        <message>
            <location filename="../dialogs/exporting.py" />
            <source>Names of places</source>
            <translation>Nomi dei luoghi</translation>
        </message>
        <message>
            <location filename="../dialogs/exporting.py" />
            <location filename="../forms/fields.py" />
            <source>Legend</source>
            <translation>Legenda</translation>
        </message>
        <message>
            <location filename="../dialogs/exporting.py" />
            <location filename="../dialogs/printing.py" />
            <location filename="../play/page.py" />
            <source>{name} was saved.</source>
            <translation>{name} è stato scritto.</translation>
        </message>
        <message>
            <location filename="../dialogs/exporting.py" />
            <source>Export the private mini-map</source>
            <translation>Esporta la mini-mappa segreta</translation>
        </message>
        <message>
            <location filename="../dialogs/exporting.py" />
            <source>Export a picture</source>
            <translation>Esporta un'immagine</translation>
        </message>
        <message>
            <location filename="../dialogs/exporting.py" />
            <source>&amp;Format</source>
            <translation>&amp;Formato</translation>
        </message>
        <message>
            <location filename="../dialogs/exporting.py" />
            <source>&amp;Longer side</source>
            <translation>Lato più &amp;lungo</translation>
        </message>
        <message>
            <location filename="../dialogs/exporting.py" />
            <location filename="../dialogs/printing.py" />
            <source>&amp;Paper</source>
            <translation>&amp;Carta</translation>
        </message>
        <message>
            <location filename="../dialogs/exporting.py" />
            <source>Lan&amp;guage of names</source>
            <translation>Lin&amp;gua dei nomi</translation>
        </message>
        <message>
            <location filename="../dialogs/exporting.py" />
            <source>&amp;Boxes for turns</source>
            <translation>C&amp;aselle per i turni</translation>
        </message>
        <message>
            <location filename="../dialogs/exporting.py" />
            <location filename="../dialogs/printing.py" />
            <source>{name} could not be written: {reason}</source>
            <translation>{name} non si è potuto scrivere: {reason}</translation>
        </message>
        <message>
            <location filename="../dialogs/exporting.py" />
            <location filename="../dialogs/printing.py" />
            <location filename="../forms/fields.py" />
            <source>Notes</source>
            <translation>Appunti</translation>
        </message>
        <message>
            <location filename="../dialogs/exporting.py" />
            <location filename="../dialogs/printing.py" />
            <source>Turn by turn</source>
            <translation>Turno per turno</translation>
        </message>
        <message>
            <location filename="../dialogs/exporting.py" />
            <location filename="../dialogs/printing.py" />
            <source>Player</source>
            <translation>Giocatore</translation>
        </message>
        <message>
            <location filename="../dialogs/files.py" />
            <source>Open a pack</source>
            <translation>Apri un pacchetto</translation>
        </message>
        <message>
            <location filename="../dialogs/files.py" />
            <source>Packs (scenario.yaml *.yaml *.yml *.zip);;All files (*)</source>
            <translation>Pacchetti (scenario.yaml *.yaml *.yml *.zip);;Tutti i file (*)</translation>
        </message>
        <message>
            <location filename="../dialogs/finding.py" />
            <source>Find a place by its name or a tag</source>
            <translation>Cerca un luogo per nome o etichetta</translation>
        </message>
        <message>
            <location filename="../dialogs/finding.py" />
            <source>Rename everywhere</source>
            <translation>Rinomina ovunque</translation>
        </message>
        <message>
            <location filename="../dialogs/finding.py" />
            <source>New id of {name}</source>
            <translation>Nuovo id di {name}</translation>
        </message>
        <message>
            <location filename="../dialogs/finding.py" />
            <source>Select one place of a graph to rename it.</source>
            <translation>Seleziona un solo luogo di un grafo per rinominarlo.</translation>
        </message>
        <message numerus="yes">
            <location filename="../dialogs/finding.py" />
            <source>tag, %n place(s)</source>
            <translation>
                <numerusform>etichetta, %n luogo</numerusform>
                <numerusform>etichetta, %n luoghi</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../dialogs/getting.py" />
            <source>Get packs</source>
            <translation>Ottieni pacchetti</translation>
        </message>
        <message>
            <location filename="../dialogs/getting.py" />
            <source>Find by title, game or name</source>
            <translation>Cerca per titolo, gioco o nome</translation>
        </message>
        <message>
            <location filename="../dialogs/getting.py" />
            <source>The address that a friend has sent you</source>
            <translation>L'indirizzo che ti ha mandato un amico</translation>
        </message>
        <message>
            <location filename="../dialogs/getting.py" />
            <source>Look there</source>
            <translation>Guarda lì</translation>
        </message>
        <message>
            <location filename="../dialogs/getting.py" />
            <location filename="../dialogs/sharing.py" />
            <location filename="../pages/first_changes.py" />
            <source>Done</source>
            <translation>Fatto</translation>
        </message>
        <message>
            <location filename="../dialogs/getting.py" />
            <source>Looking…</source>
            <translation>Si cerca…</translation>
        </message>
        <message>
            <location filename="../dialogs/getting.py" />
            <source>Getting…</source>
            <translation>In arrivo…</translation>
        </message>
        <message numerus="yes">
            <location filename="../dialogs/getting.py" />
            <source>%n pack(s) offered</source>
            <translation>
                <numerusform>%n pacchetto offerto</numerusform>
                <numerusform>%n pacchetti offerti</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../dialogs/getting.py" />
            <source>Nobody's packs are looked at yet. A friend who publishes packs has an address: write it below.</source>
            <translation>Non si guardano ancora i pacchetti di nessuno. Un amico che ne pubblica ha un indirizzo: scrivilo qui sotto.</translation>
        </message>
        <message>
            <location filename="../dialogs/getting.py" />
            <source>Update</source>
            <translation>Aggiorna</translation>
        </message>
        <message>
            <location filename="../dialogs/getting.py" />
            <source>Get</source>
            <translation>Ottieni</translation>
        </message>
        <message>
            <location filename="../dialogs/getting.py" />
            <source>here, {version}</source>
            <translation>qui, {version}</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <location filename="../frame.py" />
            <source>Find a command or a place</source>
            <translation>Trova un comando o un luogo</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Keys</source>
            <translation>Tasti</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>About Uguisu</source>
            <translation>Informazioni su Uguisu</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Uguisu, the nightingale floor: it sings under an intruder's feet.</source>
            <translation>Uguisu, il pavimento dell'usignolo: canta sotto i passi di un intruso.</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>With the plugins {plugins}</source>
            <translation>Con i plugin {plugins}</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Key</source>
            <translation>Tasto</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <location filename="../pages/ground_words.py" />
            <location filename="../pages/workshop.py" />
            <source>What it does</source>
            <translation>Che cosa fa</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Ctrl+wheel</source>
            <translation>Ctrl+rotella</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Zoom at the mouse</source>
            <translation>Ingrandisce intorno al mouse</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Wheel, Shift+wheel</source>
            <translation>Rotella, Maiusc+rotella</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Scroll, scroll sideways</source>
            <translation>Scorre, scorre di lato</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Middle button, Space+drag</source>
            <translation>Tasto centrale, Spazio+trascina</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Move the view</source>
            <translation>Sposta la vista</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Right button</source>
            <translation>Tasto destro</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Pick what is there</source>
            <translation>Prende ciò che c'è lì</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Cancel the stroke; clear the selection</source>
            <translation>Interrompe il tratto; deseleziona tutto</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Arrows</source>
            <translation>Frecce</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Nudge the selection, or move the cursor; Shift: by more</source>
            <translation>Spostano di poco la selezione, o muovono il cursore; Maiusc: di più</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Ctrl+arrows</source>
            <translation>Ctrl+frecce</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Scroll</source>
            <translation>Scorre</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Enter</source>
            <translation>Invio</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Use the tool at the cursor; with tools that drag, press, then let go</source>
            <translation>Usa lo strumento sul cursore; con quelli che trascinano: premi, poi lascia</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <location filename="../pages/tool_bar.py" />
            <source>Tools</source>
            <translation>Strumenti</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Mouse and keyboard</source>
            <translation>Mano e tastiera</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Actions</source>
            <translation>Azioni</translation>
        </message>
        <message>
            <location filename="../dialogs/importing.py" />
            <source>Import a map of Tiled</source>
            <translation>Importa una mappa di Tiled</translation>
        </message>
        <message>
            <location filename="../dialogs/importing.py" />
            <source>Maps of Tiled (*.tmx *.tmj *.json *.xml);;All files (*)</source>
            <translation>Mappe di Tiled (*.tmx *.tmj *.json *.xml);;Tutti i file (*)</translation>
        </message>
        <message>
            <location filename="../dialogs/importing.py" />
            <location filename="../pages/texts_page.py" />
            <source>Import {name}</source>
            <translation>Importa {name}</translation>
        </message>
        <message>
            <location filename="../dialogs/importing.py" />
            <source>Kind of map</source>
            <translation>Tipo di mappa</translation>
        </message>
        <message>
            <location filename="../dialogs/importing.py" />
            <location filename="../dialogs/new_pack.py" />
            <location filename="../dialogs/saving_as.py" />
            <source>&amp;Title</source>
            <translation>&amp;Titolo</translation>
        </message>
        <message>
            <location filename="../dialogs/importing.py" />
            <location filename="../dialogs/new_pack.py" />
            <source>&amp;Game</source>
            <translation>&amp;Gioco</translation>
        </message>
        <message>
            <location filename="../dialogs/importing.py" />
            <source>Report</source>
            <translation>Rapporto</translation>
        </message>
        <message>
            <location filename="../dialogs/importing.py" />
            <source>This cannot be imported</source>
            <translation>Non si può importare</translation>
        </message>
        <message numerus="yes">
            <location filename="../dialogs/importing.py" />
            <source>%n pair(s) of zones share a border and are not linked.</source>
            <translation>
                <numerusform>%n coppia di zone confina e non è collegata.</numerusform>
                <numerusform>%n coppie di zone confinano e non sono collegate.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../dialogs/importing.py" />
            <source>Everything was imported unchanged.</source>
            <translation>Tutto è arrivato com'era.</translation>
        </message>
        <message>
            <location filename="../dialogs/importing.py" />
            <location filename="../dialogs/new_pack.py" />
            <location filename="../dialogs/saving_as.py" />
            <source>Give it a title.</source>
            <translation>Dalle un titolo.</translation>
        </message>
        <message>
            <location filename="../dialogs/importing.py" />
            <source>Link them</source>
            <translation>Collegale</translation>
        </message>
        <message>
            <location filename="../dialogs/importing.py" />
            <source>Leave as is</source>
            <translation>Lascia così</translation>
        </message>
        <message>
            <location filename="../dialogs/making.py" />
            <location filename="../forms/mends.py" />
            <location filename="../forms/sentence.py" />
            <source>Choose…</source>
            <translation>Scegli…</translation>
        </message>
        <message>
            <location filename="../dialogs/making.py" />
            <source>&amp;Folder</source>
            <translation>&amp;Cartella</translation>
        </message>
        <message>
            <location filename="../dialogs/making.py" />
            <source>Folder for the new pack</source>
            <translation>Cartella per il nuovo pacchetto</translation>
        </message>
        <message>
            <location filename="../dialogs/making.py" />
            <location filename="../forms/fields.py" />
            <location filename="../pages/original_strip.py" />
            <source>Title</source>
            <translation>Titolo</translation>
        </message>
        <message>
            <location filename="../dialogs/making.py" />
            <location filename="../forms/fields.py" />
            <source>Game</source>
            <translation>Gioco</translation>
        </message>
        <message>
            <location filename="../dialogs/making.py" />
            <source>Folder</source>
            <translation>Cartella</translation>
        </message>
        <message>
            <location filename="../dialogs/making.py" />
            <source>Choose a folder</source>
            <translation>Scegli una cartella</translation>
        </message>
        <message>
            <location filename="../dialogs/new_pack.py" />
            <source>My map</source>
            <translation>La mia mappa</translation>
        </message>
        <message>
            <location filename="../dialogs/new_pack.py" />
            <source>New map</source>
            <translation>Nuova mappa</translation>
        </message>
        <message>
            <location filename="../dialogs/new_pack.py" />
            <source>Another folder…</source>
            <translation>Un'altra cartella…</translation>
        </message>
        <message>
            <location filename="../dialogs/new_pack.py" />
            <source>Begin with</source>
            <translation>Inizia da</translation>
        </message>
        <message>
            <location filename="../dialogs/new_pack.py" />
            <source>&amp;Which one</source>
            <translation>&amp;Quale</translation>
        </message>
        <message>
            <location filename="../dialogs/new_pack.py" />
            <source>&amp;Size</source>
            <translation>&amp;Dimensioni</translation>
        </message>
        <message>
            <location filename="../dialogs/new_pack.py" />
            <location filename="../originals.py" />
            <location filename="../to_mod.py" />
            <source>Mod of {name}</source>
            <translation>Mod di {name}</translation>
        </message>
        <message>
            <location filename="../dialogs/new_pack.py" />
            <location filename="../originals.py" />
            <location filename="../pages/campaign_page.py" />
            <source>{name}, my copy</source>
            <translation>{name}, la mia copia</translation>
        </message>
        <message>
            <location filename="../dialogs/new_pack.py" />
            <location filename="../dialogs/saving_as.py" />
            <source>It goes into {folder}</source>
            <translation>Andrà in {folder}</translation>
        </message>
        <message>
            <location filename="../dialogs/new_pack.py" />
            <source>A small whole game</source>
            <translation>Un piccolo gioco intero</translation>
        </message>
        <message>
            <location filename="../dialogs/new_pack.py" />
            <location filename="../pages/map_side.py" />
            <source>Empty paper</source>
            <translation>Foglio vuoto</translation>
        </message>
        <message>
            <location filename="../dialogs/new_pack.py" />
            <location filename="../pages/map_side.py" />
            <source>A map that came with Uguisu</source>
            <translation>Una mappa inclusa</translation>
        </message>
        <message>
            <location filename="../dialogs/new_pack.py" />
            <source>A small game, ready to play</source>
            <translation>Un piccolo gioco, pronto da giocare</translation>
        </message>
        <message>
            <location filename="../dialogs/new_pack.py" />
            <source>New mod</source>
            <translation>Nuova mod</translation>
        </message>
        <message>
            <location filename="../dialogs/new_pack.py" />
            <source>Which one</source>
            <translation>Quale</translation>
        </message>
        <message>
            <location filename="../dialogs/new_pack.py" />
            <location filename="../dialogs/picturing.py" />
            <source>Columns</source>
            <translation>Colonne</translation>
        </message>
        <message>
            <location filename="../dialogs/new_pack.py" />
            <location filename="../dialogs/picturing.py" />
            <location filename="../forms/fields.py" />
            <source>Rows</source>
            <translation>Righe</translation>
        </message>
        <message>
            <location filename="../dialogs/new_pack.py" />
            <source>New copy</source>
            <translation>Nuova copia</translation>
        </message>
        <message>
            <location filename="../dialogs/new_pack.py" />
            <source>A copy of {name}</source>
            <translation>Una copia di {name}</translation>
        </message>
        <message>
            <location filename="../dialogs/new_pack.py" />
            <source>A mod of {name}</source>
            <translation>Una mod di {name}</translation>
        </message>
        <message>
            <location filename="../dialogs/picturing.py" />
            <source>Picture to trace over</source>
            <translation>Immagine da ricalcare</translation>
        </message>
        <message>
            <location filename="../dialogs/picturing.py" />
            <source>Pictures (*.png *.jpg *.jpeg *.webp *.bmp *.gif)</source>
            <translation>Immagini (*.png *.jpg *.jpeg *.webp *.bmp *.gif)</translation>
        </message>
        <message>
            <location filename="../dialogs/picturing.py" />
            <location filename="../pages/cards_page.py" />
            <source>Picture of {name}</source>
            <translation>Immagine di {name}</translation>
        </message>
        <message>
            <location filename="../dialogs/picturing.py" />
            <source>From 0 (invisible) to 100 (opaque)</source>
            <translation>Da 0, invisibile, a 100, piena</translation>
        </message>
        <message>
            <location filename="../dialogs/picturing.py" />
            <location filename="../docks/pictures.py" />
            <source>Fade the picture</source>
            <translation>Sbiadisci l'immagine</translation>
        </message>
        <message>
            <location filename="../dialogs/picturing.py" />
            <location filename="../operations.py" />
            <source>Size of the map</source>
            <translation>Dimensioni della mappa</translation>
        </message>
        <message>
            <location filename="../dialogs/picturing.py" />
            <location filename="../pages/cards_page.py" />
            <source>{name} cannot be read as a picture.</source>
            <translation>{name} non si può leggere come immagine.</translation>
        </message>
        <message>
            <location filename="../dialogs/picturing.py" />
            <location filename="../tools/background.py" />
            <source>There is no picture yet: Map &gt; Picture to trace over…</source>
            <translation>Non c'è ancora un'immagine: Mappa &gt; Immagine da ricalcare…</translation>
        </message>
        <message>
            <location filename="../dialogs/picturing.py" />
            <location filename="../docks/pictures.py" />
            <source>Remove the picture</source>
            <translation>Togli l'immagine</translation>
        </message>
        <message>
            <location filename="../dialogs/picturing.py" />
            <source>Only maps of squares and hexes have a size.</source>
            <translation>Solo le mappe a quadretti e a esagoni hanno dimensioni.</translation>
        </message>
        <message>
            <location filename="../dialogs/picturing.py" />
            <location filename="../pages/cards_page.py" />
            <source>{name} could not be copied into the pack: {reason}</source>
            <translation>{name} non si è potuto copiare nel pacchetto: {reason}</translation>
        </message>
        <message>
            <location filename="../dialogs/plugins.py" />
            <source>Plugins</source>
            <translation>Plugin</translation>
        </message>
        <message>
            <location filename="../dialogs/plugins.py" />
            <source>A plugin is installed like any Python package, with pip or uv; the editor finds it at the next start.</source>
            <translation>Un plugin si installa come ogni pacchetto Python, con pip o uv; l’editor lo trova al prossimo avvio.</translation>
        </message>
        <message>
            <location filename="../dialogs/plugins.py" />
            <source>Plugin, and what it adds</source>
            <translation>Plugin, e che cosa aggiunge</translation>
        </message>
        <message>
            <location filename="../dialogs/plugins.py" />
            <location filename="../forms/fields.py" />
            <location filename="../pages/scenario_sheet.py" />
            <source>Version</source>
            <translation>Versione</translation>
        </message>
        <message>
            <location filename="../dialogs/plugins.py" />
            <source>Distribution</source>
            <translation>Distribuzione</translation>
        </message>
        <message>
            <location filename="../dialogs/plugins.py" />
            <source>not installed</source>
            <translation>non installato</translation>
        </message>
        <message>
            <location filename="../dialogs/plugins.py" />
            <source>Left out: {problem}</source>
            <translation>Escluso: {problem}</translation>
        </message>
        <message>
            <location filename="../dialogs/printing.py" />
            <location filename="../dialogs/sharing.py" />
            <source>Print and play</source>
            <translation>Stampa e gioca</translation>
        </message>
        <message>
            <location filename="../dialogs/printing.py" />
            <source>{across} × {down} sheets for the map</source>
            <translation>Fogli per la mappa: {across} × {down}</translation>
        </message>
        <message>
            <location filename="../dialogs/printing.py" />
            <source>Lan&amp;guage</source>
            <translation>Lin&amp;gua</translation>
        </message>
        <message>
            <location filename="../dialogs/printing.py" />
            <source>&amp;Width of the map</source>
            <translation>Larghe&amp;zza della mappa</translation>
        </message>
        <message>
            <location filename="../dialogs/printing.py" />
            <source>cm</source>
            <translation>cm</translation>
        </message>
        <message>
            <location filename="../dialogs/printing.py" />
            <source>The br&amp;iefing: one sheet to lay on the table</source>
            <translation>Il &amp;briefing: un foglio da mettere sul tavolo</translation>
        </message>
        <message>
            <location filename="../dialogs/printing.py" />
            <source>The &amp;map, in sheets</source>
            <translation>La &amp;mappa, in fogli</translation>
        </message>
        <message>
            <location filename="../dialogs/printing.py" />
            <source>&amp;Cards, with cut lines</source>
            <translation>Le ca&amp;rte, con le linee di taglio</translation>
        </message>
        <message>
            <location filename="../dialogs/printing.py" />
            <source>&amp;Backs of the cards, for printing on both sides</source>
            <translation>I &amp;dorsi, per la stampa fronte e retro</translation>
        </message>
        <message>
            <location filename="../dialogs/printing.py" />
            <source>3 mm of b&amp;leed and cut marks, as print shops ask</source>
            <translation>3 mm di abbo&amp;ndanza e segni di taglio, come chiedono le tipografie</translation>
        </message>
        <message>
            <location filename="../dialogs/printing.py" />
            <source>&amp;Tokens</source>
            <translation>Segna&amp;lini</translation>
        </message>
        <message>
            <location filename="../dialogs/printing.py" />
            <source>&amp;Screens, with the private mini-map</source>
            <translation>Sc&amp;hermi, con la mini-mappa segreta</translation>
        </message>
        <message>
            <location filename="../dialogs/saving_as.py" />
            <source>Save as</source>
            <translation>Salva con nome</translation>
        </message>
        <message>
            <location filename="../dialogs/saving_as.py" />
            <source>Folder, to continue working</source>
            <translation>Cartella, per continuare a lavorare</translation>
        </message>
        <message>
            <location filename="../dialogs/saving_as.py" />
            <source>Zip, to share</source>
            <translation>Zip, da passare ad altri</translation>
        </message>
        <message>
            <location filename="../dialogs/saving_as.py" />
            <source>&amp;Id</source>
            <translation>&amp;Id</translation>
        </message>
        <message>
            <location filename="../dialogs/saving_as.py" />
            <source>&amp;As</source>
            <translation>C&amp;ome</translation>
        </message>
        <message>
            <location filename="../dialogs/saving_as.py" />
            <source>The current text cannot be read. Fix it first.</source>
            <translation>Il testo aperto non si può leggere. Prima correggilo.</translation>
        </message>
        <message>
            <location filename="../dialogs/saving_as.py" />
            <location filename="../pages/campaign_page.py" />
            <location filename="../pages/map_page.py" />
            <source>Saved in {folder}</source>
            <translation>Salvato in {folder}</translation>
        </message>
        <message>
            <location filename="../dialogs/saving_as.py" />
            <location filename="../forms/fields.py" />
            <source>Id</source>
            <translation>Id</translation>
        </message>
        <message>
            <location filename="../dialogs/saving_as.py" />
            <source>As a folder or a zip</source>
            <translation>Come cartella o zip</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Nothing leaves this computer before you press a button. Who has a link may join while the table is open.</source>
            <translation>Nulla lascia questo computer prima che tu prema un pulsante. Chi ha un link può entrare finché il tavolo è aperto.</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Your friend needs {what}</source>
            <translation>Al tuo amico serve {what}</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Share {title}</source>
            <translation>Condividi {title}</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Not saved yet: it is saved first.</source>
            <translation>Non ancora salvato: prima si salva.</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Saved.</source>
            <translation>Salvato.</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Play with friends, now</source>
            <translation>Gioca con gli amici, ora</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Let others in my network in, not this machine alone</source>
            <translation>Fai entrare chi è nella mia rete, non solo da questa macchina</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Open a table</source>
            <translation>Apri un tavolo</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>A code that a phone scans</source>
            <translation>Un codice che legge il telefono</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Opening…</source>
            <translation>Si apre…</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>As a web page</source>
            <translation>Come pagina web</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>One file to send…</source>
            <translation>Un file da mandare…</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>For a web space…</source>
            <translation>Per uno spazio web…</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>In which folder a new one is made</source>
            <translation>In quale cartella se ne crea una nuova</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>The page is being written…</source>
            <translation>La pagina viene scritta…</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Save as one file</source>
            <translation>Salva in un solo file</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Save as a zip…</source>
            <translation>Salva come zip…</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Print…</source>
            <translation>Stampa…</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Publish</source>
            <translation>Pubblica</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Publish…</source>
            <translation>Pubblica…</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>The folder that you upload</source>
            <translation>La cartella che carichi</translation>
        </message>
        <message numerus="yes">
            <location filename="../dialogs/sharing.py" />
            <source>The index has %n pack(s) now. Upload the folder as it is.</source>
            <translation>
                <numerusform>L'indice ha ora %n pacchetto. Carica la cartella com'è.</numerusform>
                <numerusform>L'indice ha ora %n pacchetti. Carica la cartella com'è.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Close the table</source>
            <translation>Chiudi il tavolo</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>To the table</source>
            <translation>Al tavolo</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>a browser in the same network. No Uguisu, no account.</source>
            <translation>un browser nella stessa rete. Né Uguisu né un account.</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Friends elsewhere: play by post, or put a proxy before the table (docs, play together).</source>
            <translation>Amici lontani: giocate per posta, o metti un proxy davanti al tavolo (guida, giocare insieme).</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>The pack could not be saved, so nobody could play what is drawn.</source>
            <translation>Il pacchetto non si è salvato: nessuno giocherebbe ciò che è disegnato.</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>To watch</source>
            <translation>Per guardare</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>The link of {seat}</source>
            <translation>Il link del posto {seat}</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <location filename="../pages/original_strip.py" />
            <location filename="../pages/tiles.py" />
            <location filename="../pages/ways.py" />
            <source>Copy</source>
            <translation>Copia</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Copy the link of {seat}</source>
            <translation>Copia il link del posto {seat}</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>The table has ended.</source>
            <translation>Il tavolo è chiuso.</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>It plays in the browser, against bots or at one device, without a server.</source>
            <translation>Si gioca nel browser, contro i bot o sullo stesso dispositivo, senza server.</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>a browser.</source>
            <translation>un browser.</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>The page could not be written.</source>
            <translation>La pagina non si è potuta scrivere.</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>A zip with everything that the game builds on.</source>
            <translation>Uno zip con tutto ciò su cui si basa il gioco.</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Uguisu.</source>
            <translation>Uguisu.</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>{name} is written, and {packs} with it</source>
            <translation>{name} è scritto, e con lui {packs}</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Map, pieces and cards, on the paper that you have.</source>
            <translation>Mappa, pedine e carte, sulla carta che hai.</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>scissors, and somebody who knows the rules.</source>
            <translation>le forbici, e qualcuno che conosca le regole.</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Into a folder with an index, which you upload to any web space. Others get it by its name.</source>
            <translation>In una cartella con un indice, che carichi su qualsiasi spazio web. Gli altri lo prendono per nome.</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Uguisu, and the address of your folder.</source>
            <translation>Uguisu, e l'indirizzo della tua cartella.</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>no problem left</source>
            <translation>nessun problema rimasto</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>a version, on the Scenario page</source>
            <translation>una versione, nella pagina Scenario</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>a licence, on the Scenario page</source>
            <translation>una licenza, nella pagina Scenario</translation>
        </message>
        <message numerus="yes">
            <location filename="../dialogs/sharing.py" />
            <source>%n thing(s) to mend first</source>
            <translation>
                <numerusform>%n cosa da correggere prima</numerusform>
                <numerusform>%n cose da correggere prima</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Nothing to mend.</source>
            <translation>Niente da correggere.</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>{name} is written.</source>
            <translation>{name} è scritto.</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>a bot</source>
            <translation>un bot</translation>
        </message>
        <message>
            <location filename="../dialogs/sheets.py" />
            <source>Spreadsheets (*.xlsx *.csv)</source>
            <translation>Fogli di calcolo (*.xlsx *.csv)</translation>
        </message>
        <message>
            <location filename="../dialogs/sheets.py" />
            <source>Spreadsheets (*.xlsx *.ods *.csv);;All files (*)</source>
            <translation>Fogli di calcolo (*.xlsx *.ods *.csv);;Tutti i file (*)</translation>
        </message>
        <message numerus="yes">
            <location filename="../dialogs/sheets.py" />
            <source>%n card(s) changed.</source>
            <translation>
                <numerusform>%n carta cambiata.</numerusform>
                <numerusform>%n carte cambiate.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../dialogs/sheets.py" />
            <source>Cards to a spreadsheet</source>
            <translation>Carte in un foglio di calcolo</translation>
        </message>
        <message>
            <location filename="../dialogs/sheets.py" />
            <source>Cards from a spreadsheet</source>
            <translation>Carte da un foglio di calcolo</translation>
        </message>
        <message>
            <location filename="../dialogs/sheets.py" />
            <source>{name} is followed: save it, and the cards change.</source>
            <translation>{name} è seguito: salvalo, e le carte cambiano.</translation>
        </message>
        <message>
            <location filename="../dialogs/sheets.py" />
            <source>{name} says what the cards say already.</source>
            <translation>{name} dice ciò che le carte dicono già.</translation>
        </message>
        <message>
            <location filename="../dialogs/sheets.py" />
            <source>This spreadsheet was not read or written</source>
            <translation>Il foglio di calcolo non è stato letto né scritto</translation>
        </message>
        <message>
            <location filename="../dialogs/sheets.py" />
            <source>Cards from Google Sheets</source>
            <translation>Carte da Google Fogli</translation>
        </message>
        <message>
            <location filename="../dialogs/sheets.py" />
            <source>A link of a table that is shared with anyone who has the link</source>
            <translation>Il link di una tabella condivisa con chiunque abbia il link</translation>
        </message>
        <message>
            <location filename="../dialogs/sheets.py" />
            <source>Take the cards</source>
            <translation>Prendi le carte</translation>
        </message>
        <message>
            <location filename="../dialogs/sheets.py" />
            <source>Fetching…</source>
            <translation>Recupero in corso…</translation>
        </message>
        <message>
            <location filename="../dialogs/sheets.py" />
            <source>Nothing was taken from {name}</source>
            <translation>Da {name} non è stato preso nulla</translation>
        </message>
        <message>
            <location filename="../dialogs/sheets.py" />
            <source>Cards from {name}</source>
            <translation>Carte da {name}</translation>
        </message>
        <message numerus="yes">
            <location filename="../dialogs/sheets.py" />
            <source>… and %n more</source>
            <translation>
                <numerusform>… e altre %n</numerusform>
                <numerusform>… e altre %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../dialogs/sheets.py" />
            <source>%n card(s) written to {name}.</source>
            <translation>
                <numerusform>%n carta scritta in {name}.</numerusform>
                <numerusform>%n carte scritte in {name}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../dialogs/sheets.py" />
            <source>Stop following</source>
            <translation>Non seguirlo più</translation>
        </message>
        <message>
            <location filename="../dialogs/sheets.py" />
            <source>Follow it</source>
            <translation>Seguilo</translation>
        </message>
        <message>
            <location filename="../dialogs/sheets.py" />
            <source>Good</source>
            <translation>Va bene</translation>
        </message>
        <message>
            <location filename="../dialogs/zips.py" />
            <source>Unpack it?</source>
            <translation>Scompattarlo?</translation>
        </message>
        <message>
            <location filename="../dialogs/zips.py" />
            <source>{name} is a zip. Unpack it to edit its files.</source>
            <translation>{name} è uno zip: i suoi file si modificano scompattati.</translation>
        </message>
        <message>
            <location filename="../dialogs/zips.py" />
            <source>It is unpacked into {folder}, and opened there. The zip stays as it is.</source>
            <translation>Viene scompattato in {folder} e aperto lì. Lo zip resta com'è.</translation>
        </message>
        <message>
            <location filename="../dialogs/zips.py" />
            <source>Unpack and open</source>
            <translation>Scompatta e apri</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <source>Brushes</source>
            <translation>Pennelli</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <location filename="../forms/fields.py" />
            <location filename="../pages/tool_bar.py" />
            <source>Size</source>
            <translation>Dimensione</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <location filename="../forms/fields.py" />
            <source>Border</source>
            <translation>Bordo</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <source>Link</source>
            <translation>Collegamento</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <source>Property</source>
            <translation>Proprietà</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <source>Symmetry</source>
            <translation>Simmetria</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <source>Owners in turn</source>
            <translation>Proprietari a turno</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <location filename="../tools/palette.py" />
            <source>New terrain</source>
            <translation>Nuovo terreno</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <source>Name of a new terrain</source>
            <translation>Nome di un nuovo terreno</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <location filename="../docks/regions.py" />
            <source>Colour…</source>
            <translation>Colore…</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <source>Rename…</source>
            <translation>Rinomina…</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <source>Picture…</source>
            <translation>Immagine…</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <source>Add</source>
            <translation>Aggiungi</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <source>From other maps of this game</source>
            <translation>Da altre mappe di questo gioco</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <source>Add a terrain</source>
            <translation>Aggiungi un terreno</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <source>north, south</source>
            <translation>nord, sud</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <source>Words that are swapped from one symmetric copy to the next, in tags and owners: red, blue</source>
            <translation>Parole che si scambiano da una copia simmetrica alla successiva, in etichette e proprietari: rosso, blu</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <source>Snap to grid</source>
            <translation>Aggancia alla griglia</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <source>Change a terrain</source>
            <translation>Cambia un terreno</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <source>Colour of the terrain</source>
            <translation>Colore del terreno</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <source>Rename the terrain</source>
            <translation>Rinomina il terreno</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <location filename="../docks/pictures.py" />
            <location filename="../forms/fields.py" />
            <location filename="../pages/map_side.py" />
            <source>Name</source>
            <translation>Nome</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <location filename="../docks/help.py" />
            <location filename="../forms/blocks.py" />
            <location filename="../forms/lines.py" />
            <source>for example {example}</source>
            <translation>per esempio {example}</translation>
        </message>
        <message>
            <location filename="../docks/help.py" />
            <source>Help</source>
            <translation>Aiuto</translation>
        </message>
        <message>
            <location filename="../docks/help.py" />
            <source>Go to a field, and you see here what it is for.</source>
            <translation>Vai su un campo: qui è scritto a che cosa serve.</translation>
        </message>
        <message>
            <location filename="../docks/history.py" />
            <source>History</source>
            <translation>Storia</translation>
        </message>
        <message>
            <location filename="../docks/history.py" />
            <source>As opened</source>
            <translation>Come all'apertura</translation>
        </message>
        <message>
            <location filename="../docks/history.py" />
            <source>Steps; the saved one is marked</source>
            <translation>I passi fatti; quello salvato è segnato</translation>
        </message>
        <message>
            <location filename="../docks/inspector.py" />
            <source>Inspector</source>
            <translation>Ispettore</translation>
        </message>
        <message>
            <location filename="../docks/inspector.py" />
            <source>What the inspector shows</source>
            <translation>Che cosa mostra l'ispettore</translation>
        </message>
        <message numerus="yes">
            <location filename="../docks/inspector.py" />
            <source>%n border(s)</source>
            <translation>
                <numerusform>%n bordo</numerusform>
                <numerusform>%n bordi</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../docks/inspector.py" />
            <location filename="../forms/context.py" />
            <location filename="../forms/sentence.py" />
            <location filename="../forms/tables.py" />
            <location filename="../pages/deck_view.py" />
            <location filename="../pages/ground_words.py" />
            <location filename="../pages/map_side.py" />
            <location filename="../pages/scenario_sheet.py" />
            <source>Change {name}</source>
            <translation>Cambia {name}</translation>
        </message>
        <message>
            <location filename="../docks/inspector.py" />
            <source>The selection</source>
            <translation>La selezione</translation>
        </message>
        <message>
            <location filename="../docks/inspector.py" />
            <source>The region</source>
            <translation>La regione</translation>
        </message>
        <message>
            <location filename="../docks/inspector.py" />
            <source>The scenario</source>
            <translation>Lo scenario</translation>
        </message>
        <message>
            <location filename="../docks/inspector.py" />
            <location filename="../forms/parts.py" />
            <source>Advanced</source>
            <translation>Avanzate</translation>
        </message>
        <message>
            <location filename="../docks/inspector.py" />
            <source>Region {name}</source>
            <translation>Regione {name}</translation>
        </message>
        <message>
            <location filename="../docks/layers.py" />
            <location filename="../forms/fields.py" />
            <source>Layers</source>
            <translation>Livelli</translation>
        </message>
        <message>
            <location filename="../docks/layers.py" />
            <source>Labels</source>
            <translation>Scritte</translation>
        </message>
        <message>
            <location filename="../docks/layers.py" />
            <location filename="../forms/fields.py" />
            <source>Places</source>
            <translation>Luoghi</translation>
        </message>
        <message>
            <location filename="../docks/layers.py" />
            <location filename="../forms/fields.py" />
            <source>Links</source>
            <translation>Collegamenti</translation>
        </message>
        <message>
            <location filename="../docks/layers.py" />
            <location filename="../forms/fields.py" />
            <location filename="../tools/palette.py" />
            <source>Borders</source>
            <translation>Bordi</translation>
        </message>
        <message>
            <location filename="../docks/layers.py" />
            <location filename="../docks/regions.py" />
            <location filename="../forms/fields.py" />
            <source>Regions</source>
            <translation>Regioni</translation>
        </message>
        <message>
            <location filename="../docks/layers.py" />
            <source>Grid</source>
            <translation>Griglia</translation>
        </message>
        <message>
            <location filename="../docks/layers.py" />
            <location filename="../forms/fields.py" />
            <source>Pictures</source>
            <translation>Immagini</translation>
        </message>
        <message>
            <location filename="../docks/layers.py" />
            <source>Shown</source>
            <translation>Visibile</translation>
        </message>
        <message>
            <location filename="../docks/layers.py" />
            <location filename="../docks/pictures.py" />
            <location filename="../forms/fields.py" />
            <source>Locked</source>
            <translation>Bloccato</translation>
        </message>
        <message>
            <location filename="../docks/layers.py" />
            <source>Show {layer}</source>
            <translation>Mostra {layer}</translation>
        </message>
        <message>
            <location filename="../docks/layers.py" />
            <source>Lock {layer}</source>
            <translation>Blocca {layer}</translation>
        </message>
        <message>
            <location filename="../docks/minimap.py" />
            <source>Minimap</source>
            <translation>Mappa</translation>
        </message>
        <message>
            <location filename="../docks/minimap.py" />
            <source>Minimap: the arrow keys move the view</source>
            <translation>Mini-mappa: le frecce spostano ciò che si vede</translation>
        </message>
        <message>
            <location filename="../docks/pictures.py" />
            <source>Pictures under the map</source>
            <translation>Immagini sotto la mappa</translation>
        </message>
        <message>
            <location filename="../docks/pictures.py" />
            <source>Ticked pictures are shown. The tool K moves the chosen one. Double-click to name it.</source>
            <translation>Con la spunta: visibile. Lo strumento K sposta quella scelta. Un doppio clic le dà un nome.</translation>
        </message>
        <message>
            <location filename="../docks/pictures.py" />
            <source>The chosen picture is locked</source>
            <translation>L’immagine scelta è bloccata</translation>
        </message>
        <message>
            <location filename="../docks/pictures.py" />
            <source>Solid</source>
            <translation>Opacità</translation>
        </message>
        <message>
            <location filename="../docks/pictures.py" />
            <source>How opaque the chosen picture is</source>
            <translation>Quanto è opaca l’immagine scelta</translation>
        </message>
        <message>
            <location filename="../docks/pictures.py" />
            <source>Show or hide a picture</source>
            <translation>Mostra o nascondi un’immagine</translation>
        </message>
        <message>
            <location filename="../docks/pictures.py" />
            <source>Lock a picture</source>
            <translation>Blocca un’immagine</translation>
        </message>
        <message>
            <location filename="../docks/pictures.py" />
            <source>Add a picture</source>
            <translation>Aggiungi un’immagine</translation>
        </message>
        <message>
            <location filename="../docks/pictures.py" />
            <source>Move it up</source>
            <translation>Mettila più in alto</translation>
        </message>
        <message>
            <location filename="../docks/pictures.py" />
            <source>Move it down</source>
            <translation>Mettila più in basso</translation>
        </message>
        <message>
            <location filename="../docks/pictures.py" />
            <source>Name the picture</source>
            <translation>Dai un nome all’immagine</translation>
        </message>
        <message>
            <location filename="../docks/pictures.py" />
            <source>Order of the pictures</source>
            <translation>Ordine delle immagini</translation>
        </message>
        <message>
            <location filename="../docks/pieces.py" />
            <location filename="../forms/fields.py" />
            <location filename="../tools/palette.py" />
            <location filename="../tools/pieces.py" />
            <source>Pieces</source>
            <translation>Pezzi</translation>
        </message>
        <message>
            <location filename="../docks/pieces.py" />
            <source>No piece is chosen.</source>
            <translation>Nessun pezzo è scelto.</translation>
        </message>
        <message>
            <location filename="../docks/pieces.py" />
            <source>Pieces and things of the set-up</source>
            <translation>Pezzi e oggetti della preparazione</translation>
        </message>
        <message>
            <location filename="../docks/pieces.py" />
            <source>Drag one onto the map; or click it, then a place. Near the edge of a place, it looks that way.</source>
            <translation>Trascinane uno sulla mappa; oppure fai clic su di esso, poi su un posto. Vicino al bordo di un posto guarda da quella parte.</translation>
        </message>
        <message>
            <location filename="../docks/pieces.py" />
            <location filename="../pages/map_side.py" />
            <source>Looks</source>
            <translation>Guarda verso</translation>
        </message>
        <message>
            <location filename="../docks/pieces.py" />
            <source>Which way the chosen piece looks</source>
            <translation>Da che parte guarda il pezzo scelto</translation>
        </message>
        <message>
            <location filename="../docks/pieces.py" />
            <location filename="../pages/counters.py" />
            <location filename="../pages/map_side.py" />
            <location filename="../pages/set_up_sheet.py" />
            <source>Take away</source>
            <translation>Togli</translation>
        </message>
        <message>
            <location filename="../docks/pieces.py" />
            <location filename="../pages/map_side.py" />
            <location filename="../pages/set_up_sheet.py" />
            <source>By chance</source>
            <translation>A caso</translation>
        </message>
        <message>
            <location filename="../docks/pieces.py" />
            <location filename="../pages/map_side.py" />
            <location filename="../pages/set_up_sheet.py" />
            <source>Leave to chance where it begins</source>
            <translation>Lascia al caso dove comincia</translation>
        </message>
        <message>
            <location filename="../docks/pieces.py" />
            <location filename="../pages/map_side.py" />
            <location filename="../pages/set_up_sheet.py" />
            <source>Begins</source>
            <translation>Comincia</translation>
        </message>
        <message>
            <location filename="../docks/pieces.py" />
            <source>Where they may begin</source>
            <translation>Dove possono cominciare</translation>
        </message>
        <message>
            <location filename="../docks/pieces.py" />
            <source>This game says of no piece where it may be put.</source>
            <translation>Questo gioco non dice di nessun pezzo dove si possa mettere.</translation>
        </message>
        <message>
            <location filename="../docks/pieces.py" />
            <source>In a mod, the set-up is changed on the pages Scenario and Mission.</source>
            <translation>In una mod la preparazione si cambia nelle pagine Scenario e Missione.</translation>
        </message>
        <message>
            <location filename="../docks/pieces.py" />
            <location filename="../pages/scenario_sheet.py" />
            <source>Numbers</source>
            <translation>Numeri</translation>
        </message>
        <message>
            <location filename="../docks/pieces.py" />
            <location filename="../tools/palette.py" />
            <source>{number} of {most}</source>
            <translation>{number} di {most}</translation>
        </message>
        <message numerus="yes">
            <location filename="../docks/pieces.py" />
            <location filename="../tools/set_up.py" />
            <source>one of %n place(s)</source>
            <translation>
                <numerusform>uno di %n luogo</numerusform>
                <numerusform>uno di %n luoghi</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../docks/pieces.py" />
            <location filename="../pages/map_side.py" />
            <source>nowhere in particular</source>
            <translation>in nessuna direzione</translation>
        </message>
        <message numerus="yes">
            <location filename="../docks/problems.py" />
            <source>%n problem(s)</source>
            <translation>
                <numerusform>%n problema</numerusform>
                <numerusform>%n problemi</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../docks/problems.py" />
            <source>Problems</source>
            <translation>Problemi</translation>
        </message>
        <message>
            <location filename="../docks/problems.py" />
            <location filename="../pages/rulings_page.py" />
            <location filename="../pages/trial.py" />
            <location filename="../pages/who_wins.py" />
            <source>Stop</source>
            <translation>Ferma</translation>
        </message>
        <message>
            <location filename="../docks/problems.py" />
            <source>Stop this check. F5 starts another</source>
            <translation>Ferma questo controllo. F5 ne avvia un altro</translation>
        </message>
        <message>
            <location filename="../docks/problems.py" />
            <source>Error</source>
            <translation>Errore</translation>
        </message>
        <message>
            <location filename="../docks/problems.py" />
            <source>Warning</source>
            <translation>Avviso</translation>
        </message>
        <message>
            <location filename="../docks/problems.py" />
            <source>Hint</source>
            <translation>Consiglio</translation>
        </message>
        <message>
            <location filename="../docks/problems.py" />
            <source>Problem</source>
            <translation>Problema</translation>
        </message>
        <message>
            <location filename="../docks/problems.py" />
            <location filename="../pages/texts_page.py" />
            <source>Where</source>
            <translation>Dove</translation>
        </message>
        <message>
            <location filename="../docks/problems.py" />
            <source>Checking…</source>
            <translation>Controllo in corso…</translation>
        </message>
        <message>
            <location filename="../docks/problems.py" />
            <source>Skipped because they took too long or crashed: {checks}. F5 gives them more time.</source>
            <translation>Saltati perché troppo lunghi o interrotti da un errore: {checks}. F5 dà loro più tempo.</translation>
        </message>
        <message>
            <location filename="../docks/problems.py" />
            <location filename="../pages/problem_card.py" />
            <source>Show me where</source>
            <translation>Mostrami dove</translation>
        </message>
        <message>
            <location filename="../docks/problems.py" />
            <source>The check did not finish, so this list may be out of date. F5 checks again.</source>
            <translation>Il controllo non è finito: l'elenco può essere superato. F5 controlla di nuovo.</translation>
        </message>
        <message>
            <location filename="../docks/regions.py" />
            <location filename="../pages/cards_page.py" />
            <location filename="../pages/ways.py" />
            <source>New</source>
            <translation>Nuova</translation>
        </message>
        <message>
            <location filename="../docks/regions.py" />
            <source>Make a region of the selected places</source>
            <translation>Fai una regione dei luoghi selezionati</translation>
        </message>
        <message>
            <location filename="../docks/regions.py" />
            <source>Add selected</source>
            <translation>Aggiungi i selezionati</translation>
        </message>
        <message>
            <location filename="../docks/regions.py" />
            <source>Put the selected places into the chosen region</source>
            <translation>Metti i luoghi selezionati nella regione scelta</translation>
        </message>
        <message>
            <location filename="../docks/regions.py" />
            <location filename="../docks/stamps.py" />
            <source>Remove</source>
            <translation>Togli</translation>
        </message>
        <message>
            <location filename="../docks/regions.py" />
            <location filename="../tools/lasso.py" />
            <source>New region</source>
            <translation>Nuova regione</translation>
        </message>
        <message>
            <location filename="../docks/regions.py" />
            <source>Colour of the region</source>
            <translation>Colore della regione</translation>
        </message>
        <message>
            <location filename="../docks/regions.py" />
            <source>Remove a region</source>
            <translation>Togli una regione</translation>
        </message>
        <message>
            <location filename="../docks/regions.py" />
            <source>{name} ({count})</source>
            <translation>{name} ({count})</translation>
        </message>
        <message>
            <location filename="../docks/setting_rows.py" />
            <source>as usual</source>
            <translation>come al solito</translation>
        </message>
        <message>
            <location filename="../docks/setting_rows.py" />
            <source>each</source>
            <translation>per caso</translation>
        </message>
        <message>
            <location filename="../docks/setting_rows.py" />
            <source>A number for each case</source>
            <translation>Un numero per ogni caso</translation>
        </message>
        <message>
            <location filename="../docks/stamps.py" />
            <source>Stamps</source>
            <translation>Timbri</translation>
        </message>
        <message>
            <location filename="../docks/stamps.py" />
            <source>Click one, then click on the map</source>
            <translation>Scegline uno, poi fai clic sulla mappa</translation>
        </message>
        <message>
            <location filename="../docks/stamps.py" />
            <source>Name of a new stamp</source>
            <translation>Nome di un nuovo timbro</translation>
        </message>
        <message>
            <location filename="../docks/stamps.py" />
            <source>Keep</source>
            <translation>Conserva</translation>
        </message>
        <message>
            <location filename="../docks/stamps.py" />
            <source>Keep what is selected as a stamp, for all packs</source>
            <translation>Conserva la selezione come timbro, per tutti i pacchetti</translation>
        </message>
        <message>
            <location filename="../docks/stamps.py" />
            <source>Turn the stamp left</source>
            <translation>Ruota il timbro a sinistra</translation>
        </message>
        <message>
            <location filename="../docks/stamps.py" />
            <source>Turn the stamp right</source>
            <translation>Ruota il timbro a destra</translation>
        </message>
        <message>
            <location filename="../docks/stamps.py" />
            <source>Mirror the stamp</source>
            <translation>Specchia il timbro</translation>
        </message>
        <message>
            <location filename="../docks/stamps.py" />
            <source>The stamps could not be saved: {reason}</source>
            <translation>Non è stato possibile salvare i timbri: {reason}</translation>
        </message>
        <message>
            <location filename="../docks/terrains.py" />
            <source>This map has all that other maps of this game have.</source>
            <translation>Questa mappa ha tutto quello che hanno le altre di questo gioco.</translation>
        </message>
        <message>
            <location filename="../forms/alternatives.py" />
            <source>another way</source>
            <translation>un altro modo</translation>
        </message>
        <message>
            <location filename="../forms/alternatives.py" />
            <location filename="../forms/context.py" />
            <location filename="../forms/lists.py" />
            <location filename="../forms/sentence.py" />
            <location filename="../forms/steps.py" />
            <location filename="../forms/tables.py" />
            <source>Add to {name}</source>
            <translation>Aggiungi a {name}</translation>
        </message>
        <message>
            <location filename="../forms/alternatives.py" />
            <location filename="../forms/steps.py" />
            <source>Add a step</source>
            <translation>Aggiungi un passo</translation>
        </message>
        <message>
            <location filename="../forms/blocks.py" />
            <source>This cannot be read: write it as in the file, {example}</source>
            <translation>Non si riesce a leggerlo: scrivilo come nel file, {example}</translation>
        </message>
        <message>
            <location filename="../forms/choices.py" />
            <source>{value} (default)</source>
            <translation>{value} (come di solito)</translation>
        </message>
        <message>
            <location filename="../forms/chooser.py" />
            <source>Pick it on the map</source>
            <translation>Sceglilo sulla mappa</translation>
        </message>
        <message>
            <location filename="../forms/chooser.py" />
            <source>Search</source>
            <translation>Cerca</translation>
        </message>
        <message>
            <location filename="../forms/chooser.py" />
            <source>What may be chosen</source>
            <translation>Che cosa si può scegliere</translation>
        </message>
        <message>
            <location filename="../forms/context.py" />
            <source>Move in {name}</source>
            <translation>Sposta in {name}</translation>
        </message>
        <message>
            <location filename="../forms/context.py" />
            <source>Take {name} as below</source>
            <translation>Prendi {name} come sotto</translation>
        </message>
        <message>
            <location filename="../forms/context.py" />
            <source>Delete from {name}</source>
            <translation>Elimina da {name}</translation>
        </message>
        <message>
            <location filename="../forms/context.py" />
            <source>spoken of here</source>
            <translation>di cui si parla qui</translation>
        </message>
        <message>
            <location filename="../forms/control.py" />
            <source>Pick the place on the map</source>
            <translation>Prendi il luogo sulla mappa</translation>
        </message>
        <message>
            <location filename="../forms/cooking.py" />
            <source>Begin with {name}</source>
            <translation>Comincia con {name}</translation>
        </message>
        <message>
            <location filename="../forms/diagram.py" />
            <location filename="../pages/card_board.py" />
            <source>Paint {what}</source>
            <translation>Dipingi {what}</translation>
        </message>
        <message>
            <location filename="../forms/diagram.py" />
            <source>Click or drag to paint, with the right button for less. Arrow keys and Space do the same.</source>
            <translation>Fai clic o trascina per dipingere, con il tasto destro per togliere. Lo stesso fanno le frecce e la barra spaziatrice.</translation>
        </message>
        <message>
            <location filename="../forms/diagram.py" />
            <location filename="../forms/holes.py" />
            <location filename="../forms/lines.py" />
            <location filename="../forms/telling.py" />
            <location filename="../pages/counters.py" />
            <source>yes</source>
            <translation>sì</translation>
        </message>
        <message>
            <location filename="../forms/diagram.py" />
            <source>Nothing</source>
            <translation>Niente</translation>
        </message>
        <message>
            <location filename="../forms/diagram.py" />
            <source>A number</source>
            <translation>Un numero</translation>
        </message>
        <message>
            <location filename="../forms/diagram.py" />
            <location filename="../pages/card_board.py" />
            <source>nothing</source>
            <translation>niente</translation>
        </message>
        <message>
            <location filename="../forms/either.py" />
            <location filename="../forms/holes.py" />
            <source>a number</source>
            <translation>un numero</translation>
        </message>
        <message>
            <location filename="../forms/either.py" />
            <source>a name</source>
            <translation>un nome</translation>
        </message>
        <message>
            <location filename="../forms/either.py" />
            <source>a word</source>
            <translation>una parola</translation>
        </message>
        <message>
            <location filename="../forms/either.py" />
            <source>a table</source>
            <translation>una tabella</translation>
        </message>
        <message>
            <location filename="../forms/either.py" />
            <location filename="../pages/counters.py" />
            <source>yes or no</source>
            <translation>sì o no</translation>
        </message>
        <message>
            <location filename="../forms/either.py" />
            <source>a list</source>
            <translation>un elenco</translation>
        </message>
        <message>
            <location filename="../forms/either.py" />
            <source>with details</source>
            <translation>con dettagli</translation>
        </message>
        <message>
            <location filename="../forms/either.py" />
            <source>What {name} is</source>
            <translation>Che cos’è {name}</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Absent</source>
            <translation>Assenti</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <location filename="../pages/cards_page.py" />
            <location filename="../pages/deck_view.py" />
            <location filename="../pages/gallery.py" />
            <location filename="../pages/welcome.py" />
            <source>All</source>
            <translation>Tutti</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Amount</source>
            <translation>Quanto</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Area</source>
            <translation>Zona delle carte</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Picture</source>
            <translation>Immagine</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Called</source>
            <translation>Chiamato</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Position</source>
            <translation>Posizione</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>At least</source>
            <translation>Almeno</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>At most</source>
            <translation>Al massimo</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <location filename="../pages/source_page.py" />
            <location filename="../tutorial.py" />
            <source>Back</source>
            <translation>Indietro</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Picture below</source>
            <translation>Immagine sotto</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Between</source>
            <translation>Tra</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Broken on purpose</source>
            <translation>Non valgono di proposito</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Briefing</source>
            <translation>Introduzione</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>By</source>
            <translation>Di quanto</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Card</source>
            <translation>Carta</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>File of cards</source>
            <translation>File delle carte</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Carries</source>
            <translation>Riporta</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Cells</source>
            <translation>Celle</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Rules</source>
            <translation>Regole</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Colour</source>
            <translation>Colore</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Copies</source>
            <translation>Copie</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <location filename="../pages/set_up_sheet.py" />
            <location filename="../tools/numbers.py" />
            <source>How many</source>
            <translation>Quanti</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <location filename="../pages/counters.py" />
            <source>Counter</source>
            <translation>Contatore</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <location filename="../pages/cards_page.py" />
            <source>Deck</source>
            <translation>Mazzo</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Decks</source>
            <translation>Mazzi</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Diagonals</source>
            <translation>Diagonali</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Does</source>
            <translation>Effetti</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <location filename="../pages/campaign_page.py" />
            <source>Otherwise</source>
            <translation>Altrimenti</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Every</source>
            <translation>Ogni</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Exactly</source>
            <translation>Esattamente</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Excludes</source>
            <translation>Esclude</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Expected</source>
            <translation>Atteso</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Face</source>
            <translation>Faccia</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>For</source>
            <translation>Per</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Format</source>
            <translation>Formato</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Free</source>
            <translation>Libero</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>From</source>
            <translation>Da</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Hidden</source>
            <translation>Nascosto</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>If</source>
            <translation>Se</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Image</source>
            <translation>Immagine</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Includes</source>
            <translation>Comprende</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Is</source>
            <translation>È</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Kind</source>
            <translation>Tipo</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Words for its values</source>
            <translation>Parole per i valori</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <location filename="../pages/texts_page.py" />
            <source>Language</source>
            <translation>Lingua</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Languages</source>
            <translation>Lingue</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Letter</source>
            <translation>Lettera</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>License</source>
            <translation>Licenza</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>File of the map</source>
            <translation>File della mappa</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <location filename="../pages/counters.py" />
            <source>Mark</source>
            <translation>Segno</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <location filename="../tools/palette.py" />
            <source>Marks</source>
            <translation>Segnalini</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Highest</source>
            <translation>Massimo</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Lowest</source>
            <translation>Minimo</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>File of the mission</source>
            <translation>File della missione</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Missions</source>
            <translation>Missioni</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Other ways to play it</source>
            <translation>Altri modi di giocarla</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <location filename="../play/move_list.py" />
            <source>Moves</source>
            <translation>Mosse</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Needs</source>
            <translation>Richiede</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Not</source>
            <translation>Non</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Objectives</source>
            <translation>Obiettivi</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Of</source>
            <translation>Di</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Offset</source>
            <translation>Sfalsamento</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <location filename="../forms/stories.py" />
            <location filename="../forms/story_lines.py" />
            <location filename="../pages/beginning.py" />
            <source>When</source>
            <translation>Quando</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Only once</source>
            <translation>Una sola volta</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <location filename="../pages/map_side.py" />
            <source>One way</source>
            <translation>Senso unico</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Opacity</source>
            <translation>Opacità</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Options</source>
            <translation>Opzioni</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Orientation</source>
            <translation>Orientamento</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Origin</source>
            <translation>Origine</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Owner</source>
            <translation>Proprietario</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Parts</source>
            <translation>Parti</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Phase</source>
            <translation>Fase</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <location filename="../pages/set_up_sheet.py" />
            <source>Piece</source>
            <translation>Pezzo</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Place</source>
            <translation>Luogo</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Played</source>
            <translation>Giocato</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Played in</source>
            <translation>Giocata in</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Properties</source>
            <translation>Proprietà</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Region</source>
            <translation>Regione</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Replaces</source>
            <translation>Sostituisce</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Result</source>
            <translation>Esito</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Results</source>
            <translation>Esiti</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Standing rules</source>
            <translation>Regole fisse</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>File of rulings</source>
            <translation>File dei casi</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Scale</source>
            <translation>Scala</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Seat</source>
            <translation>Giocatore</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Seed</source>
            <translation>Seme</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <location filename="../play/side.py" />
            <source>Seen by</source>
            <translation>Vista di</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Outline</source>
            <translation>Contorno</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Shown to</source>
            <translation>Mostrato a</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Side</source>
            <translation>Parte</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Start</source>
            <translation>Inizio</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Steps</source>
            <translation>Storia</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Summary</source>
            <translation>Sommario</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Played on</source>
            <translation>Giocata su</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Targets</source>
            <translation>Bersagli</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <location filename="../pages/texts_page.py" />
            <source>Text</source>
            <translation>Testo</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Brings</source>
            <translation>Porta a</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Times</source>
            <translation>Volte</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>To</source>
            <translation>A</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Track</source>
            <translation>Contatore</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Tracks</source>
            <translation>Contatori</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Triggers</source>
            <translation>Inneschi</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Type</source>
            <translation>Tipo</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Builds on</source>
            <translation>Si basa su</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Variants</source>
            <translation>Varianti</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Ways</source>
            <translation>Modi</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Who</source>
            <translation>Chi</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Winner</source>
            <translation>Vincitore</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Within</source>
            <translation>Entro</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Wounds</source>
            <translation>Ferite</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <location filename="../pages/campaign_page.py" />
            <location filename="../pages/deck_view.py" />
            <location filename="../pages/form_page.py" />
            <source>Cards</source>
            <translation>Carte</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <location filename="../pages/form_page.py" />
            <source>Rulings</source>
            <translation>Chiarimenti</translation>
        </message>
        <message>
            <location filename="../forms/holes.py" />
            <source>which counter?</source>
            <translation>quale contatore?</translation>
        </message>
        <message>
            <location filename="../forms/holes.py" />
            <source>which mark?</source>
            <translation>quale segno?</translation>
        </message>
        <message>
            <location filename="../forms/holes.py" />
            <source>which ending?</source>
            <translation>quale finale?</translation>
        </message>
        <message>
            <location filename="../forms/holes.py" />
            <source>which tag?</source>
            <translation>quale etichetta?</translation>
        </message>
        <message>
            <location filename="../forms/holes.py" />
            <source>which region?</source>
            <translation>quale regione?</translation>
        </message>
        <message>
            <location filename="../forms/holes.py" />
            <source>which side?</source>
            <translation>quale parte?</translation>
        </message>
        <message>
            <location filename="../forms/holes.py" />
            <source>which words?</source>
            <translation>quali parole?</translation>
        </message>
        <message>
            <location filename="../forms/holes.py" />
            <source>Leave this out</source>
            <translation>Lascialo fuori</translation>
        </message>
        <message>
            <location filename="../forms/holes.py" />
            <location filename="../forms/lines.py" />
            <location filename="../forms/telling.py" />
            <location filename="../pages/counters.py" />
            <source>no</source>
            <translation>no</translation>
        </message>
        <message>
            <location filename="../forms/holes.py" />
            <source>Spoken of here</source>
            <translation>Di cui si parla qui</translation>
        </message>
        <message>
            <location filename="../forms/holes.py" />
            <source>In this pack</source>
            <translation>In questo pacchetto</translation>
        </message>
        <message>
            <location filename="../forms/lines.py" />
            <source>Write a number in digits.</source>
            <translation>Scrivi un numero in cifre.</translation>
        </message>
        <message>
            <location filename="../forms/lines.py" />
            <source>This cannot be read. Write it like “{example}”.</source>
            <translation>Non si riesce a leggerlo. Si scrive come «{example}».</translation>
        </message>
        <message>
            <location filename="../forms/lines.py" />
            <source>Write a whole number.</source>
            <translation>Scrivi un numero intero.</translation>
        </message>
        <message>
            <location filename="../forms/lines.py" />
            <source>It should be at least {least}.</source>
            <translation>Dev'essere almeno {least}.</translation>
        </message>
        <message>
            <location filename="../forms/lines.py" />
            <source>It should be at most {most}.</source>
            <translation>Dev'essere al massimo {most}.</translation>
        </message>
        <message>
            <location filename="../forms/lines.py" />
            <source>Write two numbers with a comma between: 12, 30</source>
            <translation>Scrivi due numeri separati da una virgola: 12, 30</translation>
        </message>
        <message numerus="yes">
            <location filename="../forms/lists.py" />
            <source>%n removed here</source>
            <translation>
                <numerusform>%n tolto qui</numerusform>
                <numerusform>%n tolti qui</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../forms/lists.py" />
            <source>Bring back {name}</source>
            <translation>Riporta {name}</translation>
        </message>
        <message>
            <location filename="../forms/localized.py" />
            <source>Language of {name}</source>
            <translation>Lingua di {name}</translation>
        </message>
        <message>
            <location filename="../forms/localized.py" />
            <source>The language that is shown here</source>
            <translation>La lingua mostrata qui</translation>
        </message>
        <message>
            <location filename="../forms/names.py" />
            <source>This needs {what}.</source>
            <translation>Qui ci vuole {what}.</translation>
        </message>
        <message>
            <location filename="../forms/names.py" />
            <source>There is no {name} here.</source>
            <translation>Qui non c’è {name}.</translation>
        </message>
        <message>
            <location filename="../forms/offers.py" />
            <source>All of them</source>
            <translation>Tutti</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>alert, alarm, siren, warning, raise</source>
            <translation>allarm, allerta, antifurto, siren, avviso, alza</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>put, appear, spawn, arrive, reinforcement, bring, new piece</source>
            <translation>metti, arriva, appar, compar, rinforz, port, nuovo pezzo, evoca</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>the game ends, win, victory, lose, defeat, game over, goal, finish</source>
            <translation>la partita finisce, vincere, vince, vitt, vinc, sconfitt, perd, fine del gioco, obiettiv</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>breach, the way between, link, way, door, wall, gate, window, border, obstacle, barrier</source>
            <translation>passaggio, varco, collega, la via, via, porta, port, mur, cancell, finestr, barrier, ostacol</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>link, way, cut, road, path, bridge, rope, connect, join, block, close</source>
            <translation>collega, taglia, via, passaggio, strad, pont, sentier, cord, chiud, unisc</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>off the map, is down, kill, killed, remove, die, dead, death, eliminate, destroy, defeated</source>
            <translation>togli, fuori combattimento, mort, uccid, uccis, elimin, rimuov, distrug, sconfitto</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>put, move, go, walk, teleport, send, jump, place</source>
            <translation>metti, muov, va, spost, teletrasport, salt, cammin, mand</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>light, lamp, dark, candle, burn, lantern, torch, shadow, night</source>
            <translation>luce, illumina, lampad, buio, candel, accesa, lantern, ombr, notte, spegn</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>noise, have heard, hear, listen, quiet, silent, sound, loud</source>
            <translation>rumor, hanno sentito, sent, ascolt, silenzi, suon, fort, zitt</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>at the end of, later, wait, delay, timer, after, countdown</source>
            <translation>alla fine di questo, dopo, più tardi, aspett, attend, ritard, timer, conto alla rovescia</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>chance picks, chance, random, dice, die roll, roll, luck</source>
            <translation>il caso sceglie, caso, casual, dad, tir, fortun, sort</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>say, message, text, tell, speak, announce, story</source>
            <translation>di', messagg, test, dire, parl, annunc, raccont</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>raise, set, the number of, counter, score, points, count, add, increase, track</source>
            <translation>alza, porta, numero, contator, punt, punteggio, aggiung, aument, cont</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>the game begins, begin, start, beginning, set-up</source>
            <translation>la partita comincia, inizi, cominc, avvi, partenza</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>round, turn, time, every round</source>
            <translation>turno, round, giro, temp</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>entered, moved to, come to, enter, reach, arrive, step on, comes, visit</source>
            <translation>è entrato, è andato, è arrivato, entra, arriv, raggiung, ingress, giung</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>left the board, leave, exit, escape, flee, run away, get out</source>
            <translation>ha lasciato, lasci, esc, uscit, fug, scapp, evad</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>has taken, takes, carries, take, steal, pick up, loot, grab, treasure, document, item</source>
            <translation>ha preso, prende, porta, rub, furt, raccogl, pres, bottin, tesor, document, oggett</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>seen, caught, shown, see, spot, catch, discover, found, detected, notice</source>
            <translation>vede, è catturato, ved, vist, cattur, scopr, trov, not, telecamer</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>not true, not, unless, except, opposite</source>
            <translation>non è vero, non, tranne, salvo, eccetto, contrario</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>either, or, one of</source>
            <translation>o …, oppure, uno tra</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>for all, each, every, repeat, loop</source>
            <translation>per tutti, ogni, ciascun, ripet, cicl</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>chooses, choose, ask, decide, question, choice, option</source>
            <translation>sceglie, scegl, scelt, chied, domand, decid</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>wound, hit, hurt, damage, injury, health, life</source>
            <translation>ferit, ferisc, colpisci, colp, dann, infortun, vit, salut</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>heal, cure, recover, bind, medicine</source>
            <translation>guarisc, cur, guar, medic, risan</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>asleep, wake, sleep, awake</source>
            <translation>addorment, dorm, svegli, sonno</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>misses the next move, miss, skip, freeze, lose a turn</source>
            <translation>salta la prossima, salt, blocc, congel, perd un turno</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>once more, again, extra move, twice, bonus</source>
            <translation>muove un'altra volta, ancora, di nuovo, extra, due volte, bonus</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>lay, mark, token, sign, footprint, put down</source>
            <translation>metti «, segnalin, segn, marc, gettone, impront</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>cancel, stop, prevent, forbid, undo</source>
            <translation>annulla, ferm, impedi, viet, blocca</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>from now on, remember, variable, name, keep</source>
            <translation>da ora in poi, ricord, memor, variabil, nome, salv</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>generator, switch, power, electricity, current</source>
            <translation>generatore, spegni, accend, interruttor, elettric, corrente</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>guard, unit, sentry, patrol, watchman, soldier</source>
            <translation>guardi, unità, sentinell, pattugli, ronda, soldat, custod</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>card, draw, hand, deck, discard</source>
            <translation>carta, carte, mazz, pesc, man, scart</translation>
        </message>
        <message>
            <location filename="../forms/parts.py" />
            <location filename="../forms/rows.py" />
            <source>Change here</source>
            <translation>Cambia qui</translation>
        </message>
        <message>
            <location filename="../forms/parts.py" />
            <source>More…</source>
            <translation>Altro…</translation>
        </message>
        <message>
            <location filename="../forms/parts.py" />
            <source>Add a field</source>
            <translation>Aggiungi un campo</translation>
        </message>
        <message>
            <location filename="../forms/parts.py" />
            <location filename="../forms/steps.py" />
            <source>It holds.</source>
            <translation>Vale.</translation>
        </message>
        <message>
            <location filename="../forms/rows.py" />
            <source>Drag it to another place (Alt+Up, Alt+Down)</source>
            <translation>Trascina in un altro posto (Alt+Su, Alt+Giù)</translation>
        </message>
        <message>
            <location filename="../forms/rows.py" />
            <location filename="../forms/steps.py" />
            <source>What can be done with this entry</source>
            <translation>Che cosa si può fare con questa voce</translation>
        </message>
        <message>
            <location filename="../forms/rows.py" />
            <source>Duplicate</source>
            <translation>Duplica</translation>
        </message>
        <message>
            <location filename="../forms/rows.py" />
            <source>Move up</source>
            <translation>Sposta su</translation>
        </message>
        <message>
            <location filename="../forms/rows.py" />
            <source>Move down</source>
            <translation>Sposta giù</translation>
        </message>
        <message>
            <location filename="../forms/rows.py" />
            <location filename="../operations.py" />
            <source>Delete</source>
            <translation>Elimina</translation>
        </message>
        <message>
            <location filename="../forms/sentence.py" />
            <source>Say something else than: {words}</source>
            <translation>Di’ qualcos’altro invece di: {words}</translation>
        </message>
        <message>
            <location filename="../forms/sentence.py" />
            <source>Say more</source>
            <translation>Aggiungi altro</translation>
        </message>
        <message>
            <location filename="../forms/sentence.py" />
            <location filename="../pages/workshop.py" />
            <location filename="../tools/palette.py" />
            <source>{what}: no</source>
            <translation>{what}: no</translation>
        </message>
        <message>
            <location filename="../forms/sentence.py" />
            <source>What else?</source>
            <translation>Che altro?</translation>
        </message>
        <message>
            <location filename="../forms/sentence.py" />
            <location filename="../forms/stories.py" />
            <location filename="../pages/beginning.py" />
            <source>then</source>
            <translation>allora</translation>
        </message>
        <message>
            <location filename="../forms/sentence.py" />
            <source>and</source>
            <translation>e</translation>
        </message>
        <message>
            <location filename="../forms/sentence.py" />
            <location filename="../forms/steps.py" />
            <source>one more</source>
            <translation>un altro</translation>
        </message>
        <message>
            <location filename="../forms/steps.py" />
            <source>Drag it to another place (Alt+Up, Alt+Down). A click shows what can be done with it.</source>
            <translation>Trascinalo altrove (Alt+Su, Alt+Giù). Un clic mostra che cosa se ne può fare.</translation>
        </message>
        <message>
            <location filename="../forms/steps.py" />
            <source>What should happen?</source>
            <translation>Che cosa deve succedere?</translation>
        </message>
        <message>
            <location filename="../forms/steps.py" />
            <source>What must be so?</source>
            <translation>Che cosa dev’essere vero?</translation>
        </message>
        <message>
            <location filename="../forms/steps.py" />
            <source>nothing: whenever it happens</source>
            <translation>niente: ogni volta che accade</translation>
        </message>
        <message>
            <location filename="../forms/steps.py" />
            <source>Drop a step here</source>
            <translation>Lascia qui un passo</translation>
        </message>
        <message>
            <location filename="../forms/steps.py" />
            <source>Recipes to begin with</source>
            <translation>Ricette per cominciare</translation>
        </message>
        <message>
            <location filename="../forms/steps.py" />
            <source>something else</source>
            <translation>qualcos’altro</translation>
        </message>
        <message>
            <location filename="../forms/steps.py" />
            <source>a condition</source>
            <translation>una condizione</translation>
        </message>
        <message>
            <location filename="../forms/steps.py" />
            <source>a step</source>
            <translation>un passo</translation>
        </message>
        <message>
            <location filename="../forms/stories.py" />
            <source>A new goal</source>
            <translation>Un nuovo obiettivo</translation>
        </message>
        <message>
            <location filename="../forms/stories.py" />
            <location filename="../pages/beginning.py" />
            <source>if</source>
            <translation>se</translation>
        </message>
        <message>
            <location filename="../forms/stories.py" />
            <location filename="../pages/card_tabs.py" />
            <location filename="../pages/trial.py" />
            <source>Try it</source>
            <translation>Provala</translation>
        </message>
        <message>
            <location filename="../forms/stories.py" />
            <source>Look for a game in which it happens, and play on from just before</source>
            <translation>Cerca una partita in cui succede, e gioca da un momento prima</translation>
        </message>
        <message>
            <location filename="../forms/stories.py" />
            <source>The name, {name}</source>
            <translation>Il nome, {name}</translation>
        </message>
        <message>
            <location filename="../forms/stories.py" />
            <source>New goal</source>
            <translation>Nuovo obiettivo</translation>
        </message>
        <message>
            <location filename="../forms/stories.py" />
            <source>New story</source>
            <translation>Nuova storia</translation>
        </message>
        <message>
            <location filename="../forms/stories.py" />
            <source>brings</source>
            <translation>porta</translation>
        </message>
        <message>
            <location filename="../forms/stories.py" />
            <source>how often</source>
            <translation>quante volte</translation>
        </message>
        <message numerus="yes">
            <location filename="../forms/stories.py" />
            <source>%n to mend</source>
            <translation>
                <numerusform>%n da correggere</numerusform>
                <numerusform>%n da correggere</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../forms/stories.py" />
            <source>your change</source>
            <translation>modificato qui</translation>
        </message>
        <message>
            <location filename="../forms/stories.py" />
            <location filename="../pages/gallery.py" />
            <location filename="../pages/tiles.py" />
            <source>yours</source>
            <translation>tuo</translation>
        </message>
        <message>
            <location filename="../forms/stories.py" />
            <source>as below</source>
            <translation>come nella base</translation>
        </message>
        <message>
            <location filename="../forms/story_lines.py" />
            <source>When does it happen?</source>
            <translation>Quando succede?</translation>
        </message>
        <message>
            <location filename="../forms/story_lines.py" />
            <source>points</source>
            <translation>punti</translation>
        </message>
        <message>
            <location filename="../forms/story_lines.py" />
            <source>{side} {side:wins|win}</source>
            <translation>{side}: vittoria</translation>
        </message>
        <message>
            <location filename="../forms/story_lines.py" />
            <source>{side} {side:loses|lose}</source>
            <translation>{side}: sconfitta</translation>
        </message>
        <message>
            <location filename="../forms/story_lines.py" />
            <source>whenever the game checks goals</source>
            <translation>ogni volta che il gioco controlla gli obiettivi</translation>
        </message>
        <message>
            <location filename="../forms/story_lines.py" />
            <source>what happens?</source>
            <translation>che cosa succede?</translation>
        </message>
        <message>
            <location filename="../forms/story_lines.py" />
            <source>the game checks goals</source>
            <translation>il gioco controlla gli obiettivi</translation>
        </message>
        <message>
            <location filename="../forms/story_lines.py" />
            <source>the game is won</source>
            <translation>la partita è vinta</translation>
        </message>
        <message>
            <location filename="../forms/story_lines.py" />
            <source>the game is lost</source>
            <translation>la partita è persa</translation>
        </message>
        <message>
            <location filename="../forms/story_lines.py" />
            <source>a draw</source>
            <translation>un pareggio</translation>
        </message>
        <message>
            <location filename="../forms/story_lines.py" />
            <source>every time</source>
            <translation>ogni volta</translation>
        </message>
        <message>
            <location filename="../forms/story_lines.py" />
            <source>once a game</source>
            <translation>una volta a partita</translation>
        </message>
        <message>
            <location filename="../forms/tables.py" />
            <source>Name in {name}</source>
            <translation>Nome in {name}</translation>
        </message>
        <message>
            <location filename="../forms/tables.py" />
            <source>Delete {name}</source>
            <translation>Elimina {name}</translation>
        </message>
        <message>
            <location filename="../forms/telling.py" />
            <source>Story {number}</source>
            <translation>Storia {number}</translation>
        </message>
        <message>
            <location filename="../forms/writing.py" />
            <source>Ctrl+Enter takes it, Esc leaves it as it was.</source>
            <translation>Ctrl+Invio conferma, Esc lascia com’era.</translation>
        </message>
        <message>
            <location filename="../frame.py" />
            <source>Begin something new</source>
            <translation>Comincia qualcosa di nuovo</translation>
        </message>
        <message>
            <location filename="../frame.py" />
            <location filename="../pages/tiles.py" />
            <source>Share</source>
            <translation>Condividi</translation>
        </message>
        <message>
            <location filename="../io/briefing.py" />
            <source>begins at {start}, at most {most}</source>
            <translation>all'inizio {start}, al massimo {most}</translation>
        </message>
        <message>
            <location filename="../io/briefing.py" />
            <source>made with Uguisu</source>
            <translation>fatto con Uguisu</translation>
        </message>
        <message>
            <location filename="../io/briefing.py" />
            <source>In this mission</source>
            <translation>In questa missione</translation>
        </message>
        <message>
            <location filename="../io/briefing.py" />
            <source>Who wins</source>
            <translation>Chi vince</translation>
        </message>
        <message>
            <location filename="../io/briefing.py" />
            <source>What is put down</source>
            <translation>Che cosa si mette in gioco</translation>
        </message>
        <message>
            <location filename="../io/painting.py" />
            <source>a picture of {wide} by {high} pixels does not fit into memory</source>
            <translation>un'immagine di {wide} per {high} pixel non sta in memoria</translation>
        </message>
        <message>
            <location filename="../jobs.py" />
            <source>The work ended before there was an answer.</source>
            <translation>Il lavoro è finito prima di una risposta.</translation>
        </message>
        <message>
            <location filename="../jobs.py" />
            <source>This took too long, and was stopped.</source>
            <translation>Ci voleva troppo, ed è stato fermato.</translation>
        </message>
        <message>
            <location filename="../jobs.py" />
            <source>The pack has problems: mend these first.</source>
            <translation>Il pacchetto ha dei problemi: prima risolvi questi.</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/kind.py" />
            <source>Places and links (or zones)</source>
            <translation>Luoghi e vie (o zone)</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/tools.py" />
            <source>Click to set a place, on a link to split it; Shift+click joins it to the previous one by a link of the chosen kind.</source>
            <translation>Fai clic per mettere un luogo, su un collegamento per dividerlo; Maiusc+clic lo unisce al precedente con un collegamento del tipo scelto.</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/tools.py" />
            <source>New zone</source>
            <translation>Nuova zona</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/tools.py" />
            <source>Click the corners of a zone. Enter, or a click on the first, closes it; Backspace goes back.</source>
            <translation>Clic sugli angoli di una zona. Invio, o un clic sul primo, la chiude; Backspace torna indietro di uno.</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/tools.py" />
            <source>New rectangular zone</source>
            <translation>Nuova zona rettangolare</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/tools.py" />
            <source>Drag a rectangle: a zone. Its sides fall on those of zones nearby; with Ctrl they do not.</source>
            <translation>Trascina un rettangolo: una zona. I suoi lati cadono su quelli delle zone vicine; con Ctrl no.</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/tools.py" />
            <source>Connect</source>
            <translation>Collega</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/tools.py" />
            <source>Drag from place to place to join them. Click a link to give it the chosen kind.</source>
            <translation>Trascina da un luogo all'altro per unirli. Clicca un collegamento per dargli il tipo scelto.</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/tools.py" />
            <source>{kind}: {one} to {other}</source>
            <translation>{kind}: {one} – {other}</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/tools.py" />
            <location filename="../map_kinds/grid/tools.py" />
            <source>Eraser</source>
            <translation>Gomma</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/tools.py" />
            <location filename="../map_kinds/grid/tools.py" />
            <source>Rub out</source>
            <translation>Cancella</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/tools.py" />
            <source>Click or drag over places and links to delete them.</source>
            <translation>Clicca o trascina su luoghi e collegamenti per eliminarli.</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/tools.py" />
            <source>{kind} from {one}: let go on another place</source>
            <translation>{kind} da {one}: lascia su un altro luogo</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/zone_tools.py" />
            <source>Cut a zone in two</source>
            <translation>Taglia una zona in due</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/zone_tools.py" />
            <source>Cut</source>
            <translation>Taglia</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/zone_tools.py" />
            <source>Draw a line across a zone, or click two of its sides: it becomes two zones, joined along the line.</source>
            <translation>Traccia una linea attraverso una zona, o fai clic su due suoi lati: diventa due zone, unite lungo la linea.</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/zone_tools.py" />
            <source>Make two zones one</source>
            <translation>Fai di due zone una</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/zone_tools.py" />
            <source>Join</source>
            <translation>Unisci</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/zone_tools.py" />
            <source>Drag from a zone to its neighbour, or click both: they become one, called as the first.</source>
            <translation>Trascina da una zona alla vicina, o fai clic su entrambe: diventano una, chiamata come la prima.</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/zone_tools.py" />
            <source>{name} is cut in two here</source>
            <translation>{name} si taglia in due qui</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/zone_tools.py" />
            <source>{other} becomes part of {one}</source>
            <translation>{other} diventa parte di {one}</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/zone_tools.py" />
            <source>Draw the line across a zone, from one of its sides to another.</source>
            <translation>Traccia la linea attraverso una zona, da un suo lato a un altro.</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/zone_tools.py" />
            <source>{what} in both parts</source>
            <translation>{what} in entrambe le parti</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/zone_tools.py" />
            <source>{what} in one part only</source>
            <translation>{what} in una parte sola</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/zone_tools.py" />
            <source>{one} and {other} cannot become one: they have no border, or another zone lies between them.</source>
            <translation>{one} e {other} non possono diventare una zona sola: non hanno un confine, o fra loro c'è un'altra zona.</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/edge_tool.py" />
            <source>Border brush</source>
            <translation>Pennello dei bordi</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/edge_tool.py" />
            <source>Drag along edges to draw walls, doors and the like; Shift clears. Right-click picks.</source>
            <translation>Trascina lungo i lati per disegnare muri, porte e simili; Maiusc cancella. Il clic destro prende.</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/kind.py" />
            <source>Squares</source>
            <translation>Quadretti</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/kind.py" />
            <source>Hexes</source>
            <translation>Esagoni</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/room_tool.py" />
            <source>Room</source>
            <translation>Stanza</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/room_tool.py" />
            <source>Drag from corner to corner: a wall of the chosen kind goes round. Shift takes walls away.</source>
            <translation>Trascina da un angolo all'altro: intorno sorge un muro del tipo scelto. Maiusc toglie i muri.</translation>
        </message>
        <message numerus="yes">
            <location filename="../map_kinds/grid/room_tool.py" />
            <source>A room of {wide} × {high}, %n wall(s)</source>
            <translation>
                <numerusform>Una stanza di {wide} × {high}, %n muro</numerusform>
                <numerusform>Una stanza di {wide} × {high}, %n muri</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/room_tool.py" />
            <source>Take walls away</source>
            <translation>Togli i muri</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/room_tool.py" />
            <source>Nobody can walk in: make one wall a door</source>
            <translation>Nessuno può entrare: fai di un muro una porta</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/tools.py" />
            <source>Terrain brush</source>
            <translation>Pennello del terreno</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/tools.py" />
            <source>Drag to draw terrain. Right-click picks what is there. [ and ] change the size.</source>
            <translation>Trascina per disegnare il terreno. Il clic destro prende ciò che c'è. [ e ] cambiano la dimensione.</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/tools.py" />
            <source>Drag to make the ground plain again; plain ground goes off the map. Walls stay.</source>
            <translation>Trascina per rendere di nuovo semplice il terreno; quello semplice esce dalla mappa. I muri restano.</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/tools.py" />
            <source>Fill</source>
            <translation>Riempi</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/tools.py" />
            <source>Click to fill all connected cells of the same terrain with the chosen one.</source>
            <translation>Clicca per dare il nuovo terreno a tutte le celle attigue con lo stesso terreno.</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/tools.py" />
            <source>Rectangle</source>
            <translation>Rettangolo</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/tools.py" />
            <source>Box</source>
            <translation>Riquadro</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/tools.py" />
            <source>Drag from corner to corner to fill a rectangle with terrain.</source>
            <translation>Trascina da un angolo all'altro per riempire di terreno un rettangolo.</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/tools.py" />
            <source>Ring</source>
            <translation>Anello</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/tools.py" />
            <source>Drag from the middle outwards: a ring of terrain as wide as you drag, about the first cell.</source>
            <translation>Trascina dal centro verso l’esterno: intorno alla prima cella nasce un anello di terreno largo altrettanto.</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/tools.py" />
            <source>Line</source>
            <translation>Linea</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/tools.py" />
            <source>Drag to draw a straight line of terrain.</source>
            <translation>Trascina per disegnare una linea retta di terreno.</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/tools.py" />
            <source>Drag along walls to take them away; the ground stays.</source>
            <translation>Trascina lungo i muri per toglierli; il terreno resta.</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/tools.py" />
            <source>Walls stand here: rub them out where walls are drawn, then the ground.</source>
            <translation>Qui ci sono muri: cancellali dove si disegnano i muri, poi il terreno.</translation>
        </message>
        <message>
            <location filename="../menus.py" />
            <source>&amp;File</source>
            <translation>&amp;File</translation>
        </message>
        <message>
            <location filename="../menus.py" />
            <source>&amp;Edit</source>
            <translation>&amp;Modifica</translation>
        </message>
        <message>
            <location filename="../menus.py" />
            <source>&amp;View</source>
            <translation>&amp;Vista</translation>
        </message>
        <message>
            <location filename="../menus.py" />
            <source>&amp;Pages</source>
            <translation>&amp;Pagine</translation>
        </message>
        <message>
            <location filename="../menus.py" />
            <source>&amp;Docks</source>
            <translation>Pa&amp;nnelli</translation>
        </message>
        <message>
            <location filename="../menus.py" />
            <source>&amp;Theme</source>
            <translation>&amp;Tema</translation>
        </message>
        <message>
            <location filename="../menus.py" />
            <source>&amp;Language</source>
            <translation>&amp;Lingua</translation>
        </message>
        <message>
            <location filename="../menus.py" />
            <source>&amp;Map</source>
            <translation>Ma&amp;ppa</translation>
        </message>
        <message>
            <location filename="../menus.py" />
            <source>&amp;Arrange</source>
            <translation>Disp&amp;oni</translation>
        </message>
        <message>
            <location filename="../menus.py" />
            <source>&amp;Tools</source>
            <translation>&amp;Strumenti</translation>
        </message>
        <message>
            <location filename="../menus.py" />
            <source>&amp;Play</source>
            <translation>&amp;Gioca</translation>
        </message>
        <message>
            <location filename="../menus.py" />
            <source>&amp;Help</source>
            <translation>&amp;Aiuto</translation>
        </message>
        <message>
            <location filename="../model/campaign.py" />
            <location filename="../model/copying.py" />
            <source>{name} cannot be read. Fix it first.</source>
            <translation>{name} non si può leggere. Prima correggilo.</translation>
        </message>
        <message>
            <location filename="../model/campaign.py" />
            <source>A campaign needs a mission at least.</source>
            <translation>A una campagna serve almeno una missione.</translation>
        </message>
        <message>
            <location filename="../model/copying.py" />
            <source>{folder} already exists and is not empty. Choose another title or folder.</source>
            <translation>{folder} c'è già e non è vuota. Scegli un altro titolo o un'altra cartella.</translation>
        </message>
        <message>
            <location filename="../model/copying.py" />
            <location filename="../model/templates.py" />
            <source>{name} could not be copied: {reason}</source>
            <translation>Non si è potuto copiare {name}: {reason}</translation>
        </message>
        <message>
            <location filename="../model/copying.py" />
            <source>{folder} cannot be created: {reason}</source>
            <translation>{folder} non si può creare: {reason}</translation>
        </message>
        <message>
            <location filename="../model/document.py" />
            <source>{name} is a zip: unpack it, then open its folder.</source>
            <translation>{name} è uno zip: scompattalo, poi apri la sua cartella.</translation>
        </message>
        <message>
            <location filename="../model/document.py" />
            <location filename="../model/unpacking.py" />
            <source>There is no {file} in {folder}, so it is not a pack.</source>
            <translation>In {folder} non c'è {file}: non è un pacchetto.</translation>
        </message>
        <message>
            <location filename="../model/document.py" />
            <source>There is already such a file.</source>
            <translation>Un file così c’è già.</translation>
        </message>
        <message>
            <location filename="../model/document.py" />
            <location filename="../pages/banner.py" />
            <source>{name} cannot be read: {reason}</source>
            <translation>{name} non si può leggere: {reason}</translation>
        </message>
        <message>
            <location filename="../model/lots.py" />
            <source>Chance decides which of these is which, so they stay together. Make it one, or put down another.</source>
            <translation>È il caso a decidere quale di questi è quello giusto, perciò restano insieme. Lasciane uno solo, o mettine giù un altro.</translation>
        </message>
        <message>
            <location filename="../model/place_names.py" />
            <source>Old Well</source>
            <translation>Pozzo vecchio</translation>
        </message>
        <message>
            <location filename="../model/place_names.py" />
            <source>Plum Court</source>
            <translation>Cortile dei susini</translation>
        </message>
        <message>
            <location filename="../model/place_names.py" />
            <source>Willow Bank</source>
            <translation>Riva dei salici</translation>
        </message>
        <message>
            <location filename="../model/place_names.py" />
            <source>Moss Garden</source>
            <translation>Giardino di muschio</translation>
        </message>
        <message>
            <location filename="../model/place_names.py" />
            <source>Stone Steps</source>
            <translation>Gradini di pietra</translation>
        </message>
        <message>
            <location filename="../model/place_names.py" />
            <source>Cedar Door</source>
            <translation>Porta di cedro</translation>
        </message>
        <message>
            <location filename="../model/place_names.py" />
            <source>Quiet Pond</source>
            <translation>Stagno quieto</translation>
        </message>
        <message>
            <location filename="../model/place_names.py" />
            <source>Herb Garden</source>
            <translation>Orto delle erbe</translation>
        </message>
        <message>
            <location filename="../model/place_names.py" />
            <source>Mill Lane</source>
            <translation>Vicolo del mulino</translation>
        </message>
        <message>
            <location filename="../model/place_names.py" />
            <source>Fox Hollow</source>
            <translation>Conca delle volpi</translation>
        </message>
        <message>
            <location filename="../model/place_names.py" />
            <source>Long Meadow</source>
            <translation>Prato lungo</translation>
        </message>
        <message>
            <location filename="../model/place_names.py" />
            <source>Low Gate</source>
            <translation>Porta bassa</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>Yes</source>
            <translation>Sì</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>No</source>
            <translation>No</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>An alarm that counts</source>
            <translation>Un allarme che conta</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>When a piece comes to a place, an alarm rises; when it is full, the other side wins.</source>
            <translation>Quando un pezzo arriva in un luogo, un allarme sale; quando è pieno, vince l’altra parte.</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>Reach two places</source>
            <translation>Raggiungere due luoghi</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>A side wins when it has been at both.</source>
            <translation>Una parte vince quando è stata in tutti e due.</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>A countdown</source>
            <translation>Un conto alla rovescia</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>After six rounds it is too late, and the other side wins.</source>
            <translation>Dopo sei turni è troppo tardi, e vince l’altra parte.</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>A door that opens</source>
            <translation>Una porta che si apre</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>When a piece comes to a place, a way opens elsewhere.</source>
            <translation>Quando un pezzo arriva in un luogo, altrove si apre una via.</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>Reinforcements in round 5</source>
            <translation>Rinforzi al turno 5</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>One more piece comes onto the map.</source>
            <translation>Un altro pezzo entra sulla mappa.</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>A question to a player</source>
            <translation>Una domanda a un giocatore</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>A player chooses, and something comes of it.</source>
            <translation>Un giocatore sceglie, e ne viene qualcosa.</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>Words at the beginning</source>
            <translation>Parole all’inizio</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>All players are told something before the first move.</source>
            <translation>A tutti si dice qualcosa prima della prima mossa.</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>Alarm</source>
            <translation>Allarme</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>The alarm has woken everybody</source>
            <translation>L’allarme ha svegliato tutti</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>Places reached</source>
            <translation>Luoghi raggiunti</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>Both places have been reached</source>
            <translation>Tutti e due i luoghi sono stati raggiunti</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>Helper</source>
            <translation>Aiutante</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>It is too late</source>
            <translation>È troppo tardi</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>The alarm is raised.</source>
            <translation>L’allarme sale.</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>A door opens.</source>
            <translation>Si apre una porta.</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>Help arrives.</source>
            <translation>Arrivano i rinforzi.</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>Will you?</source>
            <translation>Accetti?</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>The night is quiet.</source>
            <translation>La notte è silenziosa.</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>So be it.</source>
            <translation>E così sia.</translation>
        </message>
        <message>
            <location filename="../model/templates.py" />
            <source>{name} cannot be written: {reason}</source>
            <translation>{name} non si può scrivere: {reason}</translation>
        </message>
        <message>
            <location filename="../model/unpacking.py" />
            <source>{name} cannot be unpacked: {reason}</source>
            <translation>{name} non si può scompattare: {reason}</translation>
        </message>
        <message>
            <location filename="../operations.py" />
            <source>Rename {old} to {new}</source>
            <translation>Rinomina {old} in {new}</translation>
        </message>
        <message>
            <location filename="../operations.py" />
            <source>Link neighbours</source>
            <translation>Collega i vicini</translation>
        </message>
        <message numerus="yes">
            <location filename="../operations.py" />
            <source>%n link(s) made.</source>
            <translation>
                <numerusform>%n collegamento fatto.</numerusform>
                <numerusform>%n collegamenti fatti.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../operations.py" />
            <source>The clipboard holds no part of a map.</source>
            <translation>Negli appunti non c'è nulla di una mappa.</translation>
        </message>
        <message>
            <location filename="../operations.py" />
            <source>This does not fit here: places go into graphs, cells into squares and hexes.</source>
            <translation>Qui non va bene: i luoghi vanno nei grafi, le celle nei quadretti e negli esagoni.</translation>
        </message>
        <message>
            <location filename="../operations.py" />
            <source>Paste</source>
            <translation>Incolla</translation>
        </message>
        <message>
            <location filename="../operations.py" />
            <source>Align</source>
            <translation>Allinea</translation>
        </message>
        <message>
            <location filename="../operations.py" />
            <source>Distribute</source>
            <translation>Distribuisci</translation>
        </message>
        <message>
            <location filename="../operations.py" />
            <source>Only places of a graph can be linked. Cells are linked to their neighbours already.</source>
            <translation>Si collegano solo i luoghi di un grafo: le caselle si toccano da sé.</translation>
        </message>
        <message>
            <location filename="../operations.py" />
            <source>No two zones share a border without being linked.</source>
            <translation>Tutte le zone confinanti sono già collegate.</translation>
        </message>
        <message>
            <location filename="../operations.py" />
            <source>There is already a region called {name}.</source>
            <translation>C'è già una regione di nome {name}.</translation>
        </message>
        <message>
            <location filename="../operations.py" />
            <source>There is already a place called {name}.</source>
            <translation>C'è già un luogo di nome {name}.</translation>
        </message>
        <message>
            <location filename="../originals.py" />
            <source>Begin a copy</source>
            <translation>Inizia una copia</translation>
        </message>
        <message>
            <location filename="../pack_tabs.py" />
            <source>Save?</source>
            <translation>Salvare?</translation>
        </message>
        <message>
            <location filename="../pack_tabs.py" />
            <source>{name} has changes that are not saved.</source>
            <translation>{name} ha modifiche non salvate.</translation>
        </message>
        <message>
            <location filename="../pack_tabs.py" />
            <location filename="../pages/original_strip.py" />
            <location filename="../tutorial.py" />
            <source>Close</source>
            <translation>Chiudi</translation>
        </message>
        <message>
            <location filename="../pack_tabs.py" />
            <source>It stays as it is: your changes go to a copy.</source>
            <translation>Resta com'è: le tue modifiche vanno in una copia.</translation>
        </message>
        <message>
            <location filename="../pack_tabs.py" />
            <source>Open packs</source>
            <translation>Pacchetti aperti</translation>
        </message>
        <message>
            <location filename="../pack_tabs.py" />
            <location filename="../pages/welcome.py" />
            <source>Welcome</source>
            <translation>Benvenuto</translation>
        </message>
        <message>
            <location filename="../pack_tabs.py" />
            <location filename="../pages/original_strip.py" />
            <source>You work on these packs themselves: saving changes them.</source>
            <translation>Lavori proprio su questi pacchetti: salvando li cambi.</translation>
        </message>
        <message>
            <location filename="../pages/banner.py" />
            <source>{file} could not be written: {reason}. Nothing was lost: it is all still here.</source>
            <translation>Impossibile scrivere {file}: {reason}. Niente è andato perduto: è ancora tutto qui.</translation>
        </message>
        <message>
            <location filename="../pages/banner.py" />
            <location filename="../pages/map_page.py" />
            <location filename="../play/page.py" />
            <location filename="../watching.py" />
            <source>OK</source>
            <translation>OK</translation>
        </message>
        <message>
            <location filename="../pages/beginning.py" />
            <source>A picture of what belongs here</source>
            <translation>Un disegno di ciò che sta qui</translation>
        </message>
        <message>
            <location filename="../pages/beginning.py" />
            <source>This stands here</source>
            <translation>Questo sta qui</translation>
        </message>
        <message>
            <location filename="../pages/beginning.py" />
            <source>a position</source>
            <translation>una posizione</translation>
        </message>
        <message>
            <location filename="../pages/beginning.py" />
            <source>that is played</source>
            <translation>si gioca questo</translation>
        </message>
        <message>
            <location filename="../pages/beginning.py" />
            <source>moves</source>
            <translation>mosse</translation>
        </message>
        <message>
            <location filename="../pages/beginning.py" />
            <source>and so it is</source>
            <translation>ed è così</translation>
        </message>
        <message>
            <location filename="../pages/beginning.py" />
            <source>what must be true</source>
            <translation>ciò che dev’essere vero</translation>
        </message>
        <message>
            <location filename="../pages/beginning.py" />
            <source>something happens</source>
            <translation>succede qualcosa</translation>
        </message>
        <message>
            <location filename="../pages/beginning.py" />
            <source>this is so</source>
            <translation>questo è vero</translation>
        </message>
        <message>
            <location filename="../pages/beginning.py" />
            <source>do that</source>
            <translation>fai quello</translation>
        </message>
        <message>
            <location filename="../pages/boards.py" />
            <source>The board before and after the card</source>
            <translation>Il tabellone prima e dopo la carta</translation>
        </message>
        <message>
            <location filename="../pages/boards.py" />
            <source>Before</source>
            <translation>Prima</translation>
        </message>
        <message>
            <location filename="../pages/boards.py" />
            <source>After</source>
            <translation>Dopo</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>Won by {who}</source>
            <translation>Ha vinto {who}</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>`{command}` plays it through</source>
            <translation>`{command}` la gioca per intero</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>Where a mission leads</source>
            <translation>Dove porta una missione</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>Add a mission</source>
            <translation>Aggiungi una missione</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>What a mission begins with</source>
            <translation>Con che cosa comincia una missione</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>The campaign {name}</source>
            <translation>La campagna {name}</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>Add a mission…</source>
            <translation>Aggiungi una missione…</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <location filename="../recovery.py" />
            <source>Save</source>
            <translation>Salvalo</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>Carry something along…</source>
            <translation>Porta qualcosa con sé…</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>A mission opens as a pack that you can change and try. Of all that is carried it begins with what it takes along; as long as nothing has been carried yet, it begins as it does by itself.</source>
            <translation>Una missione si apre come un pacchetto che puoi modificare e provare. Di tutto ciò che si porta con sé, comincia con quello che è indicato qui; finché non si è ancora portato nulla, comincia come da sola.</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>Another program has changed the campaign meanwhile. Save again to have it as it is here.</source>
            <translation>Nel frattempo un altro programma ha modificato la campagna. Salva di nuovo per tenerla com’è qui.</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>Take a mission off the path</source>
            <translation>Togli una missione dal percorso</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <location filename="../pages/mission_page.py" />
            <source>Counters</source>
            <translation>Contatori</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>Begin without it</source>
            <translation>Comincia senza</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>Undo</source>
            <translation>Annulla</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>Redo</source>
            <translation>Ripeti</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>Carry it no longer</source>
            <translation>Non portarlo più con sé</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>the end</source>
            <translation>la fine</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>{mission} follows</source>
            <translation>segue {mission}</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <location filename="../pages/texts_page.py" />
            <source>The file could not be written: {reason}</source>
            <translation>Impossibile scrivere il file: {reason}</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>Move a mission</source>
            <translation>Sposta una missione</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>Which pack comes next?</source>
            <translation>Quale pacchetto viene dopo?</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>Carried from mission to mission:</source>
            <translation>Portato di missione in missione:</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>Nothing is carried along.</source>
            <translation>Non si porta nulla con sé.</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>However it ends</source>
            <translation>Comunque finisca</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>Of each of its ends it is said where it leads.</source>
            <translation>Di ogni finale è già detto dove porta.</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>Nothing in this mission fits it.</source>
            <translation>In questa missione non c'è posto adatto.</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>Carry something no longer</source>
            <translation>Non portare più qualcosa</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>Carry something along</source>
            <translation>Porta qualcosa con sé</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>as if nothing were said</source>
            <translation>come se non fosse detto nulla</translation>
        </message>
        <message>
            <location filename="../pages/campaign_row.py" />
            <source>Open the mission</source>
            <translation>Apri la missione</translation>
        </message>
        <message>
            <location filename="../pages/campaign_row.py" />
            <source>Another end…</source>
            <translation>Un altro finale…</translation>
        </message>
        <message>
            <location filename="../pages/campaign_row.py" />
            <source>Earlier on the path</source>
            <translation>Prima sul percorso</translation>
        </message>
        <message>
            <location filename="../pages/campaign_row.py" />
            <source>Later on the path</source>
            <translation>Più avanti sul percorso</translation>
        </message>
        <message>
            <location filename="../pages/campaign_row.py" />
            <source>Take it off the path</source>
            <translation>Togli dal percorso</translation>
        </message>
        <message>
            <location filename="../pages/campaign_takes.py" />
            <source>Begin with something carried…</source>
            <translation>Comincia con qualcosa che si porta…</translation>
        </message>
        <message>
            <location filename="../pages/campaign_takes.py" />
            <source>Takes along:</source>
            <translation>Porta con sé:</translation>
        </message>
        <message>
            <location filename="../pages/card_board.py" />
            <source>ahead</source>
            <translation>davanti</translation>
        </message>
        <message>
            <location filename="../pages/card_board.py" />
            <source>ahead, right</source>
            <translation>davanti a destra</translation>
        </message>
        <message>
            <location filename="../pages/card_board.py" />
            <source>ahead, left</source>
            <translation>davanti a sinistra</translation>
        </message>
        <message>
            <location filename="../pages/card_board.py" />
            <source>behind</source>
            <translation>dietro</translation>
        </message>
        <message>
            <location filename="../pages/card_board.py" />
            <source>behind, right</source>
            <translation>dietro a destra</translation>
        </message>
        <message>
            <location filename="../pages/card_board.py" />
            <source>behind, left</source>
            <translation>dietro a sinistra</translation>
        </message>
        <message>
            <location filename="../pages/card_board.py" />
            <source>What the card does around its figure</source>
            <translation>Che cosa fa la carta intorno alla figura</translation>
        </message>
        <message>
            <location filename="../pages/card_board.py" />
            <source>rub out</source>
            <translation>cancella</translation>
        </message>
        <message>
            <location filename="../pages/card_board.py" />
            <source>the small board</source>
            <translation>il piccolo tabellone</translation>
        </message>
        <message>
            <location filename="../pages/card_board.py" />
            <source>may turn there</source>
            <translation>può girarsi là</translation>
        </message>
        <message>
            <location filename="../pages/card_board.py" />
            <source>looks up · M mirrors</source>
            <translation>guarda in su · M specchia</translation>
        </message>
        <message>
            <location filename="../pages/card_tabs.py" />
            <source>Last playtest</source>
            <translation>Ultima prova</translation>
        </message>
        <message>
            <location filename="../pages/card_tabs.py" />
            <source>The others</source>
            <translation>Le altre</translation>
        </message>
        <message>
            <location filename="../pages/card_tabs.py" />
            <source>Close it</source>
            <translation>Chiudi</translation>
        </message>
        <message>
            <location filename="../pages/card_tabs.py" />
            <source>Open it</source>
            <translation>Apri</translation>
        </message>
        <message>
            <location filename="../pages/cards_page.py" />
            <source>Cards of the deck</source>
            <translation>Carte del mazzo</translation>
        </message>
        <message>
            <location filename="../pages/cards_page.py" />
            <location filename="../pages/new_card.py" />
            <source>Find a card</source>
            <translation>Cerca una carta</translation>
        </message>
        <message>
            <location filename="../pages/cards_page.py" />
            <location filename="../pages/new_card.py" />
            <source>New card</source>
            <translation>Nuova carta</translation>
        </message>
        <message>
            <location filename="../pages/cards_page.py" />
            <source>The deck in piles: more and fewer copies</source>
            <translation>Il mazzo in pile: più o meno copie</translation>
        </message>
        <message>
            <location filename="../pages/cards_page.py" />
            <source>Decks and all cards</source>
            <translation>Mazzi e tutte le carte</translation>
        </message>
        <message>
            <location filename="../pages/cards_page.py" />
            <source>Show the decks, and all cards in a list: to add, move and delete</source>
            <translation>Mostra i mazzi e tutte le carte in un elenco: per aggiungere, spostare, eliminare</translation>
        </message>
        <message>
            <location filename="../pages/cards_page.py" />
            <source>Spreadsheet</source>
            <translation>Foglio di calcolo</translation>
        </message>
        <message>
            <location filename="../pages/cards_page.py" />
            <source>Cards to a spreadsheet, and from one</source>
            <translation>Carte in un foglio di calcolo, e da uno</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/cards_page.py" />
            <source>All %n card(s)</source>
            <translation>
                <numerusform>Tutte le carte, %n</numerusform>
                <numerusform>Tutte le carte, %n</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/cards_page.py" />
            <location filename="../pages/new_card.py" />
            <source>{name}, another</source>
            <translation>{name}, un'altra</translation>
        </message>
        <message>
            <location filename="../pages/cards_page.py" />
            <source>The words on the card do not say {numbers}</source>
            <translation>Le parole sulla carta non dicono {numbers}</translation>
        </message>
        <message>
            <location filename="../pages/cards_page.py" />
            <source>From a spreadsheet…</source>
            <translation>Da un foglio di calcolo…</translation>
        </message>
        <message>
            <location filename="../pages/cards_page.py" />
            <source>From Google Sheets…</source>
            <translation>Da Google Fogli…</translation>
        </message>
        <message>
            <location filename="../pages/cards_page.py" />
            <source>To a spreadsheet…</source>
            <translation>In un foglio di calcolo…</translation>
        </message>
        <message>
            <location filename="../pages/cards_page.py" />
            <source>Follow this file…</source>
            <translation>Segui un file…</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/cards_page.py" />
            <source>{copies} each · %n kind(s)</source>
            <translation>
                <numerusform>{copies} ciascuno · %n tipo</numerusform>
                <numerusform>{copies} ciascuno · %n tipi</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/cards_page.py" />
            <location filename="../pages/deck_view.py" />
            <source>{copies} each</source>
            <translation>{copies} ciascuno</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/cards_page.py" />
            <source>{copies} · %n kind(s)</source>
            <translation>
                <numerusform>{copies} · %n tipo</numerusform>
                <numerusform>{copies} · %n tipi</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/cards_page.py" />
            <source>%n card(s)</source>
            <translation>
                <numerusform>%n carta</numerusform>
                <numerusform>%n carte</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/cards_page.py" />
            <location filename="../pages/first_ways.py" />
            <location filename="../pages/new_card.py" />
            <source>A new card</source>
            <translation>Una nuova carta</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>What it is called</source>
            <translation>Come si chiama</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>{title} begins at {number}</source>
            <translation>{title} comincia da {number}</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>all see it</source>
            <translation>lo vedono tutti</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>nobody sees it</source>
            <translation>non lo vede nessuno</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>of the game</source>
            <translation>del gioco</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>A new one:</source>
            <translation>Uno nuovo:</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>Change how long it lasts</source>
            <translation>Cambia quanto dura</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>that counts</source>
            <translation>che conta</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>that runs down</source>
            <translation>che cala</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>a mark on places</source>
            <translation>un segno sui luoghi</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>The game also counts {what}.</source>
            <translation>Il gioco conta anche {what}.</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>when {event}</source>
            <translation>quando {event}</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>a counter of yours</source>
            <translation>un contatore tuo</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>a counter of the game</source>
            <translation>un contatore del gioco</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>chosen · {what}</source>
            <translation>scelto · {what}</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>from</source>
            <translation>da</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>to</source>
            <translation>a</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>only {side}</source>
            <translation>solo {side}</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>begins at {numbers}</source>
            <translation>comincia da {numbers}</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>Yes or no</source>
            <translation>Sì o no</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>Clock</source>
            <translation>Orologio</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>Who moves it</source>
            <translation>Chi lo muove</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>No story moves it yet.</source>
            <translation>Nessuna storia lo muove ancora.</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>Who asks for it</source>
            <translation>Chi lo guarda</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>Nobody asks for it.</source>
            <translation>Nessuno lo guarda.</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>who sees it</source>
            <translation>chi lo vede</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>the card {card}</source>
            <translation>la carta {card}</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>By kind</source>
            <translation>Per tipo</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>By stance</source>
            <translation>Per posizione</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>All cards</source>
            <translation>Tutte le carte</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>A card</source>
            <translation>Una carta</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>A new card for this deck: its own, or one of another pack</source>
            <translation>Una nuova carta per questo mazzo: propria, o di un altro pacchetto</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/deck_view.py" />
            <source>%n card(s) in each of them.</source>
            <translation>
                <numerusform>%n carta in ciascuno.</numerusform>
                <numerusform>%n carte in ciascuno.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/deck_view.py" />
            <source>%n card(s) in this deck.</source>
            <translation>
                <numerusform>%n carta in questo mazzo.</numerusform>
                <numerusform>%n carte in questo mazzo.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>{before} becomes {now}.</source>
            <translation>{before} diventano {now}.</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>What it is made of</source>
            <translation>Di che cosa è fatto</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>{part} have {kind}</source>
            <translation>{part} hanno {kind}</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>A first hand</source>
            <translation>Una prima mano</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>Draw again</source>
            <translation>Pesca di nuovo</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>both</source>
            <translation>entrambi</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <location filename="../pages/ground_words.py" />
            <source>all of them</source>
            <translation>tutti</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>One {card} fewer</source>
            <translation>Una {card} in meno</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>One {card} more</source>
            <translation>Una {card} in più</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>By number</source>
            <translation>Per numero</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>{deck}: the same</source>
            <translation>{deck}: lo stesso</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>Without a number</source>
            <translation>Senza numero</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>Not in this deck</source>
            <translation>Non in questo mazzo</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>← comes first</source>
            <translation>← viene prima</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>comes last →</source>
            <translation>viene ultima →</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>This pack says that the deck has {size}. It may say so no longer.</source>
            <translation>Il pacchetto dice che il mazzo ne ha {size}. Può non dirlo più.</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>A deck of {size}, then</source>
            <translation>Allora un mazzo da {size}</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>Say no size</source>
            <translation>Non dire quante</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>The last one is drawn in turn {turn}.</source>
            <translation>L'ultima si pesca nel turno {turn}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/deck_view.py" />
            <source>Of 100 hands of %n card(s), {kinds}.</source>
            <translation>
                <numerusform>Su 100 mani di %n carta, {kinds}.</numerusform>
                <numerusform>Su 100 mani di %n carte, {kinds}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>none</source>
            <translation>nessuna</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>At the same number in all of them</source>
            <translation>Allo stesso numero in tutte</translation>
        </message>
        <message>
            <location filename="../pages/drawing.py" />
            <source>One deal of many</source>
            <translation>Una distribuzione fra tante</translation>
        </message>
        <message>
            <location filename="../pages/drawing.py" />
            <location filename="../pages/set_up_card.py" />
            <source>Deal again</source>
            <translation>Rimescola</translation>
        </message>
        <message>
            <location filename="../pages/drawing.py" />
            <location filename="../pages/set_up_card.py" />
            <source>Show another deal of what is left to chance</source>
            <translation>Mostra un'altra distribuzione di ciò che è lasciato al caso</translation>
        </message>
        <message>
            <location filename="../pages/drawing.py" />
            <source>A deal for how many</source>
            <translation>Per quanti distribuire</translation>
        </message>
        <message>
            <location filename="../pages/drawing.py" />
            <source>Dice mark what chance has placed; another deal puts it elsewhere.</source>
            <translation>Il dado segna ciò che ha messo il caso; un'altra distribuzione lo mette altrove.</translation>
        </message>
        <message>
            <location filename="../pages/empty_map.py" />
            <source>Draw it myself</source>
            <translation>La disegno io</translation>
        </message>
        <message>
            <location filename="../pages/empty_map.py" />
            <source>Nothing is drawn yet.</source>
            <translation>Non c’è ancora nulla di disegnato.</translation>
        </message>
        <message>
            <location filename="../pages/empty_map.py" />
            <source>Click on the map to put down the first place, or begin with a map that there is.</source>
            <translation>Fai clic sulla mappa per mettere il primo luogo, o comincia con una mappa che c’è già.</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>Most often in turn {turn}, {part} of 100 times.</source>
            <translation>Più spesso al turno {turn}, {part} su 100 volte.</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>Not played yet. When bots have played some games, it is told here how often the card is chosen, who wins with it, and how it stands beside the others.</source>
            <translation>Non ancora giocata. Quando i bot avranno giocato qualche partita, qui si dirà quanto spesso la carta viene scelta, chi vince con essa e com'è accanto alle altre.</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>Never chosen when it was in hand.</source>
            <translation>Mai scelta quando era in mano.</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>Chosen often.</source>
            <translation>Scelta spesso.</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>Whoever plays it wins more often.</source>
            <translation>Chi la gioca vince più spesso.</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>Whoever plays it wins less often.</source>
            <translation>Chi la gioca vince meno spesso.</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>It was never chosen in these games.</source>
            <translation>In queste partite non è mai stata scelta.</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>In the last playtest</source>
            <translation>Nell'ultima prova</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>When it is chosen, by turn</source>
            <translation>Quando viene scelta, turno per turno</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>Beside the others</source>
            <translation>Accanto alle altre</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>how often it was played, of 100 times in hand</source>
            <translation>quante volte è stata giocata, su 100 in mano</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>Let bots play with the cards as they are now</source>
            <translation>Fai giocare i bot con le carte come sono ora</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/fares.py" />
            <source>%n game(s)</source>
            <translation>
                <numerusform>%n partita</numerusform>
                <numerusform>%n partite</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>Played when in hand</source>
            <translation>Giocata quando in mano</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>Whoever played it won</source>
            <translation>Chi l’ha giocata ha vinto</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>Without it, they won</source>
            <translation>Senza, ha vinto</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>Chosen now and then.</source>
            <translation>Scelta ogni tanto.</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>Seldom chosen.</source>
            <translation>Scelta di rado.</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <location filename="../play/ending.py" />
            <source>Play again</source>
            <translation>Gioca ancora</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>Have bots play</source>
            <translation>Fai giocare i bot</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>{part} of 100</source>
            <translation>{part} su 100</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>▎ before your change: {old} of 100 played. It is not chance.</source>
            <translation>▎ prima della modifica: giocata {old} volte su 100. Non è un caso.</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>▎ before your change: {old} of 100 played. It may be chance.</source>
            <translation>▎ prima della modifica: giocata {old} volte su 100. Può essere un caso.</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>Nobody ever played {cards}</source>
            <translation>Nessuno ha mai giocato {cards}</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>Whoever plays it wins about as often as without it.</source>
            <translation>Chi la gioca vince circa quanto senza.</translation>
        </message>
        <message>
            <location filename="../pages/first_changes.py" />
            <source>There is no room for it now, or it is there already.</source>
            <translation>Ora non c'è posto, oppure c'è già.</translation>
        </message>
        <message>
            <location filename="../pages/first_changes.py" />
            <source>Do it</source>
            <translation>Fallo</translation>
        </message>
        <message>
            <location filename="../pages/first_changes.py" />
            <source>Make it yours</source>
            <translation>Rendila tua</translation>
        </message>
        <message>
            <location filename="../pages/first_changes.py" />
            <source>First changes that show at once. Undo takes each of them back.</source>
            <translation>Prime modifiche che si vedono subito. Ognuna si può annullare.</translation>
        </message>
        <message>
            <location filename="../pages/first_ways.py" />
            <source>Does the game go on?</source>
            <translation>La partita continua?</translation>
        </message>
        <message>
            <location filename="../pages/first_ways.py" />
            <source>Nobody has won at the beginning. Add moves, and it is asked after them.</source>
            <translation>All’inizio nessuno ha vinto. Aggiungi mosse, e lo si chiede dopo di esse.</translation>
        </message>
        <message>
            <location filename="../pages/first_ways.py" />
            <source>Who moves first?</source>
            <translation>Chi muove per primo?</translation>
        </message>
        <message>
            <location filename="../pages/first_ways.py" />
            <source>At the beginning, {who} is to move.</source>
            <translation>All’inizio tocca a {who}.</translation>
        </message>
        <message>
            <location filename="../pages/first_ways.py" />
            <source>Where does a piece stand?</source>
            <translation>Dove sta un pezzo?</translation>
        </message>
        <message>
            <location filename="../pages/first_ways.py" />
            <source>{piece} is put on {place}, and stands there.</source>
            <translation>{piece} va su {place}, e ci sta.</translation>
        </message>
        <message>
            <location filename="../pages/first_ways.py" />
            <source>Take the cards of {pack}</source>
            <translation>Prendi le carte di {pack}</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/first_ways.py" />
            <source>%n kind(s). You change them one by one.</source>
            <translation>
                <numerusform>%n tipo. Le cambi una alla volta.</numerusform>
                <numerusform>%n tipi. Le cambi una alla volta.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/first_ways.py" />
            <source>Take them</source>
            <translation>Prendile</translation>
        </message>
        <message>
            <location filename="../pages/first_ways.py" />
            <source>One card of your own</source>
            <translation>Una carta tua</translation>
        </message>
        <message>
            <location filename="../pages/first_ways.py" />
            <source>Pick a card to start from, or an empty one.</source>
            <translation>Scegli una carta da cui partire, o una vuota.</translation>
        </message>
        <message>
            <location filename="../pages/first_ways.py" />
            <source>Pick</source>
            <translation>Scegli</translation>
        </message>
        <message>
            <location filename="../pages/first_ways.py" />
            <source>A new deck</source>
            <translation>Un nuovo mazzo</translation>
        </message>
        <message>
            <location filename="../pages/first_ways.py" />
            <source>Begin with the map of {pack}</source>
            <translation>Comincia con la mappa di {pack}</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/first_ways.py" />
            <source>%n place(s). Change what you like.</source>
            <translation>
                <numerusform>%n luogo. Cambia ciò che vuoi.</numerusform>
                <numerusform>%n luoghi. Cambia ciò che vuoi.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/first_ways.py" />
            <location filename="../pages/new_card.py" />
            <source>From another pack</source>
            <translation>Da un altro pacchetto</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/first_ways.py" />
            <source>Browse %n kind(s) in {pack}, or any pack you have.</source>
            <translation>
                <numerusform>Sfoglia %n tipo in {pack}, o qualunque tuo pacchetto.</numerusform>
                <numerusform>Sfoglia %n tipi in {pack}, o qualunque tuo pacchetto.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/first_ways.py" />
            <source>Browse</source>
            <translation>Sfoglia</translation>
        </message>
        <message>
            <location filename="../pages/form_page.py" />
            <source>As text</source>
            <translation>Come testo</translation>
        </message>
        <message>
            <location filename="../pages/form_page.py" />
            <source>The same file as text (Ctrl+T)</source>
            <translation>Lo stesso file come testo (Ctrl+T)</translation>
        </message>
        <message>
            <location filename="../pages/form_page.py" />
            <source>This pack has no {name}.</source>
            <translation>Questo pacchetto non ha {name}.</translation>
        </message>
        <message>
            <location filename="../pages/form_page.py" />
            <source>Begin one</source>
            <translation>Creane uno</translation>
        </message>
        <message>
            <location filename="../pages/form_page.py" />
            <location filename="../pages/mission_page.py" />
            <source>Begin {name}</source>
            <translation>Crea {name}</translation>
        </message>
        <message>
            <location filename="../pages/form_page.py" />
            <source>Scenario</source>
            <translation>Scenario</translation>
        </message>
        <message>
            <location filename="../pages/form_page.py" />
            <source>Mission</source>
            <translation>Missione</translation>
        </message>
        <message>
            <location filename="../pages/form_page.py" />
            <source>Texts</source>
            <translation>Testi</translation>
        </message>
        <message>
            <location filename="../pages/form_page.py" />
            <location filename="../pages/map_side.py" />
            <location filename="../pages/stages.py" />
            <location filename="../pages/tiles.py" />
            <source>Play</source>
            <translation>Gioca</translation>
        </message>
        <message>
            <location filename="../pages/ground_words.py" />
            <source>+ what it does</source>
            <translation>+ che cosa fa</translation>
        </message>
        <message>
            <location filename="../pages/ground_words.py" />
            <location filename="../pages/stages.py" />
            <source>Change</source>
            <translation>Cambia</translation>
        </message>
        <message>
            <location filename="../pages/ground_words.py" />
            <source>only here</source>
            <translation>solo qui</translation>
        </message>
        <message>
            <location filename="../pages/how_long.py" />
            <source>How long it lasts</source>
            <translation>Quanto dura la partita</translation>
        </message>
        <message>
            <location filename="../pages/map_page.py" />
            <source>Click the place on the map. Esc: none.</source>
            <translation>Clicca il luogo sulla mappa. Esc: nessuno.</translation>
        </message>
        <message>
            <location filename="../pages/map_page.py" />
            <source>This pack needs {plugins}, which is not installed. You can look at the pack, but should not change it without that. Install {distributions} to have it.</source>
            <translation>Questo pacchetto ha bisogno di {plugins}, che non è installato. Puoi guardarlo, ma è meglio non cambiarlo senza. Per averlo installa {distributions}.</translation>
        </message>
        <message>
            <location filename="../pages/map_page.py" />
            <source>What you draw cannot be kept safe from a crash: {file}: {reason}. Save it yourself.</source>
            <translation>Ciò che disegni non può essere protetto da un arresto improvviso: {file}: {reason}. Salvalo tu.</translation>
        </message>
        <message>
            <location filename="../pages/map_page.py" />
            <source>Nothing was saved: {name} cannot be read as it is. Fix it, or undo what was typed.</source>
            <translation>Non è stato salvato nulla: {name} così com'è non si può leggere. Correggilo, o annulla quel che hai scritto.</translation>
        </message>
        <message>
            <location filename="../pages/map_page.py" />
            <source>Saved in {folder}, but {names} cannot be read yet.</source>
            <translation>Salvato in {folder}, ma {names} non si può ancora leggere.</translation>
        </message>
        <message>
            <location filename="../pages/map_page.py" />
            <source>Nothing has changed, so there is nothing to save.</source>
            <translation>Non è cambiato nulla, quindi non c'è nulla da salvare.</translation>
        </message>
        <message>
            <location filename="../pages/map_page.py" />
            <source>Change it anyway</source>
            <translation>Modificalo comunque</translation>
        </message>
        <message>
            <location filename="../pages/map_page.py" />
            <source>First choose, above the map, which change to keep.</source>
            <translation>Di’ prima, sopra la mappa, quale modifica deve restare.</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>chosen · {one} to {other}</source>
            <translation>scelto · da {one} a {other}</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <location filename="../tools/palette.py" />
            <source>A zone of</source>
            <translation>Terreno della zona</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>Cut in two</source>
            <translation>Taglia in due</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>Join with…</source>
            <translation>Unisci con…</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <location filename="../tools/palette.py" />
            <source>Made of</source>
            <translation>Di che cosa</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>Made of something else</source>
            <translation>Fatto d’altro</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>Leads</source>
            <translation>Porta</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <location filename="../pages/mission_page.py" />
            <location filename="../pages/scenario_sheet.py" />
            <location filename="../pages/workshop.py" />
            <source>All fields</source>
            <translation>Tutti i campi</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>Everything that the files may say of it</source>
            <translation>Tutto ciò che i file possono dirne</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>chosen · on {place}</source>
            <translation>scelto · su {place}</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>chosen · by chance</source>
            <translation>scelto · a caso</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>chosen</source>
            <translation>scelto</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>Other ground</source>
            <translation>Altro terreno</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/map_side.py" />
            <source>chosen · %n of them</source>
            <translation>
                <numerusform>scelto · %n</numerusform>
                <numerusform>scelti · %n</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>Change the way</source>
            <translation>Cambia il verso</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>Make it a zone of {ground}</source>
            <translation>Cambia il tipo di zona in {ground}</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>What {place} is to be called</source>
            <translation>Come chiamare {place}</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>What is chosen, the set-up, and problems</source>
            <translation>Ciò che è scelto, la preparazione e i problemi</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>It can be played</source>
            <translation>Si può giocare</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>Nothing stands in the way of a game.</source>
            <translation>Niente impedisce una partita.</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/map_side.py" />
            <source>{number} of them, on any of %n place(s), tinted on the map. Drag one to fix where it begins.</source>
            <translation>
                <numerusform>Ce ne sono {number}, sull'unico di %n luogo colorato sulla mappa. Trascinane uno per fissare dove comincia.</numerusform>
                <numerusform>Ce ne sono {number}, su uno dei %n luoghi colorati sulla mappa. Trascinane uno per fissare dove comincia.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>chosen · {place}, one of {number}</source>
            <translation>scelto · {place}, uno di {number}</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>Make them one</source>
            <translation>Fanne una sola</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>Nothing in particular</source>
            <translation>Niente di particolare</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>both ways</source>
            <translation>nei due sensi</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>only to {place}</source>
            <translation>solo a {place}</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>Make it of {what}</source>
            <translation>Fallo di {what}</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>Call it {name}</source>
            <translation>Chiama {name}</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/map_side.py" />
            <source>It sees %n place(s), tinted on the map.</source>
            <translation>
                <numerusform>Vede %n luogo, colorato sulla mappa.</numerusform>
                <numerusform>Vede %n luoghi, colorati sulla mappa.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>Joined to nothing yet.</source>
            <translation>Non è ancora unito a niente.</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>chosen · {ground}</source>
            <translation>scelto · {ground}</translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <source>Take one of these and change its chips, or write your own.</source>
            <translation>Prendi una di queste e cambiane le parti colorate, o scrivine una tua.</translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <location filename="../pages/scenario_sheet.py" />
            <location filename="../pages/workshop.py" />
            <source>Everything that the file may say of it</source>
            <translation>Tutto ciò che il file può dirne</translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <source>Write the briefing</source>
            <translation>Scrivi le istruzioni</translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <source>Goals</source>
            <translation>Obiettivi</translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <source>Story</source>
            <translation>Storia</translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <location filename="../tools/set_up.py" />
            <source>Set-up</source>
            <translation>Disposizione</translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <source>Write the first story</source>
            <translation>Scrivi la prima storia</translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <source>Only say who wins</source>
            <translation>Di’ solo chi vince</translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <source>Play it</source>
            <translation>Gioca</translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <source>No mission yet. First: how is it won?</source>
            <translation>Ancora nessuna missione. Prima di tutto: come si vince?</translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <source>Looking for a game in which it happens…</source>
            <translation>Cerco una partita in cui succede…</translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <source>No briefing yet: what are players told before it begins?</source>
            <translation>Ancora nessuna istruzione: che cosa si dice ai giocatori prima di cominciare?</translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <source>Nothing happens by itself yet.</source>
            <translation>Ancora nulla succede da sé.</translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <source>who wins, and by what</source>
            <translation>chi vince, e come</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/mission_page.py" />
            <source>%n stories</source>
            <translation>
                <numerusform>%n storia</numerusform>
                <numerusform>%n storie</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <source>what happens by itself</source>
            <translation>che cosa succede da sé</translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <source>what is counted</source>
            <translation>che cosa si conta</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/mission_page.py" />
            <location filename="../pages/set_up_card.py" />
            <source>%n pieces on the map</source>
            <translation>
                <numerusform>%n pezzo sulla mappa</numerusform>
                <numerusform>%n pezzi sulla mappa</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <source>what stands where</source>
            <translation>che cosa sta dove</translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <location filename="../pages/scenario_page.py" />
            <source>Write the title</source>
            <translation>Scrivi il titolo</translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <source>No stories yet</source>
            <translation>Ancora nessuna storia</translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <source>No mission yet. First: how does {side} win?</source>
            <translation>Ancora nessuna missione. Prima di tutto, come vince questa parte: {side}?</translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <source>In random games it did not happen.</source>
            <translation>In partite a caso non è successo.</translation>
        </message>
        <message>
            <location filename="../pages/moments.py" />
            <location filename="../pages/workshop.py" />
            <source>When it comes</source>
            <translation>Quando arriva</translation>
        </message>
        <message>
            <location filename="../pages/moments.py" />
            <source>Quicker in a stance</source>
            <translation>Più veloce in una posizione</translation>
        </message>
        <message>
            <location filename="../pages/moments.py" />
            <source>In {stance} it comes at {number}.</source>
            <translation>In {stance} arriva a {number}.</translation>
        </message>
        <message>
            <location filename="../pages/moments.py" />
            <location filename="../pages/workshop.py" />
            <source>How far</source>
            <translation>Quanto lontano</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/moments.py" />
            <source>up to %n zone(s) · click to change</source>
            <translation>
                <numerusform>fino a %n zona · clic per cambiare</numerusform>
                <numerusform>fino a %n zone · clic per cambiare</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/moments.py" />
            <source>up to %n square(s) · click to change</source>
            <translation>
                <numerusform>fino a %n casella · clic per cambiare</numerusform>
                <numerusform>fino a %n caselle · clic per cambiare</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/moments.py" />
            <source>in {stance}</source>
            <translation>in {stance}</translation>
        </message>
        <message>
            <location filename="../pages/moments.py" />
            <source>Another number in {stance}</source>
            <translation>Un altro numero in {stance}</translation>
        </message>
        <message>
            <location filename="../pages/moments.py" />
            <source>It comes at the same number in all of them.</source>
            <translation>In tutte arriva allo stesso numero.</translation>
        </message>
        <message>
            <location filename="../pages/moments.py" />
            <source>comes at {number}</source>
            <translation>arriva a {number}</translation>
        </message>
        <message>
            <location filename="../pages/moments.py" />
            <source>comes at {first} to {last}</source>
            <translation>da {first} a {last}</translation>
        </message>
        <message>
            <location filename="../pages/moments.py" />
            <source>its own</source>
            <translation>il suo</translation>
        </message>
        <message>
            <location filename="../pages/moments.py" />
            <source>then step {number}</source>
            <translation>poi il passo {number}</translation>
        </message>
        <message>
            <location filename="../pages/new_card.py" />
            <source>You get a copy under a new name; the first one stays as it is.</source>
            <translation>Ottieni una copia con un nuovo nome; la prima resta com’è.</translation>
        </message>
        <message>
            <location filename="../pages/new_card.py" />
            <source>Cards to begin from</source>
            <translation>Carte da cui iniziare</translation>
        </message>
        <message>
            <location filename="../pages/new_card.py" />
            <location filename="../pages/workshop.py" />
            <source>Face of the card</source>
            <translation>Faccia della carta</translation>
        </message>
        <message>
            <location filename="../pages/new_card.py" />
            <source>Its name</source>
            <translation>Il suo nome</translation>
        </message>
        <message>
            <location filename="../pages/new_card.py" />
            <source>Make this card</source>
            <translation>Crea questa carta</translation>
        </message>
        <message>
            <location filename="../pages/new_card.py" />
            <source>a face and nothing else</source>
            <translation>solo la faccia e nient'altro</translation>
        </message>
        <message>
            <location filename="../pages/new_card.py" />
            <source>Pick a card to start from</source>
            <translation>Scegli una carta da cui partire</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/new_card.py" />
            <source>Find in %n pack(s)</source>
            <translation>
                <numerusform>Cerca in %n pacchetto</numerusform>
                <numerusform>Cerca in %n pacchetti</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/new_card.py" />
            <source>Cancel</source>
            <translation>Annulla</translation>
        </message>
        <message>
            <location filename="../pages/new_card.py" />
            <source>for</source>
            <translation>per</translation>
        </message>
        <message>
            <location filename="../pages/new_card.py" />
            <source>Empty</source>
            <translation>Vuota</translation>
        </message>
        <message>
            <location filename="../pages/new_card.py" />
            <source>such as {pack}</source>
            <translation>per esempio {pack}</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/new_card.py" />
            <source>%n step(s), to be changed</source>
            <translation>
                <numerusform>%n passo, da cambiare</numerusform>
                <numerusform>%n passi, da cambiare</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/new_card.py" />
            <source>words of its own</source>
            <translation>parole sue</translation>
        </message>
        <message>
            <location filename="../pages/new_card.py" />
            <source>its picture</source>
            <translation>la sua immagine</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/new_card.py" />
            <source>%n copies</source>
            <translation>
                <numerusform>%n copia</numerusform>
                <numerusform>%n copie</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/new_card.py" />
            <source>of this pack</source>
            <translation>di questo pacchetto</translation>
        </message>
        <message>
            <location filename="../pages/new_card.py" />
            <source>From {pack}. You get a copy.</source>
            <translation>Da {pack}. Ne ricevi una copia.</translation>
        </message>
        <message>
            <location filename="../pages/new_card.py" />
            <source>all</source>
            <translation>tutti</translation>
        </message>
        <message>
            <location filename="../pages/new_card.py" />
            <source>What comes with it</source>
            <translation>Che cosa porta con sé</translation>
        </message>
        <message>
            <location filename="../pages/no_cards.py" />
            <source>From a table</source>
            <translation>Da una tabella</translation>
        </message>
        <message>
            <location filename="../pages/no_cards.py" />
            <source>A row a card: title, copies, text.</source>
            <translation>Una riga per carta: titolo, copie, testo.</translation>
        </message>
        <message>
            <location filename="../pages/no_cards.py" />
            <location filename="../pages/tiles.py" />
            <source>Open</source>
            <translation>Apri</translation>
        </message>
        <message>
            <location filename="../pages/no_cards.py" />
            <source>Or begin with one of these</source>
            <translation>Oppure comincia da una di queste</translation>
        </message>
        <message>
            <location filename="../pages/no_cards.py" />
            <source>No cards of its own yet.</source>
            <translation>Ancora nessuna carta propria.</translation>
        </message>
        <message>
            <location filename="../pages/no_cards.py" />
            <source>Use cards that there are, or make your own.</source>
            <translation>Usa carte che ci sono già, o creane di tue.</translation>
        </message>
        <message>
            <location filename="../pages/original_strip.py" />
            <source>Where changes go</source>
            <translation>Dove vanno le modifiche</translation>
        </message>
        <message>
            <location filename="../pages/original_strip.py" />
            <source>Begin</source>
            <translation>Inizia</translation>
        </message>
        <message>
            <location filename="../pages/original_strip.py" />
            <source>Work on these packs themselves, in {folder}</source>
            <translation>Lavora proprio su questi pacchetti, in {folder}</translation>
        </message>
        <message>
            <location filename="../pages/original_strip.py" />
            <source>It lies in {folder}. Undo takes it back.</source>
            <translation>Sta in {folder}. Annulla la toglie.</translation>
        </message>
        <message>
            <location filename="../pages/original_strip.py" />
            <source>Leave them as they are</source>
            <translation>Lasciali come sono</translation>
        </message>
        <message>
            <location filename="../pages/original_strip.py" />
            <source>Copy, whole and yours</source>
            <translation>Copia, intera e tua</translation>
        </message>
        <message>
            <location filename="../pages/original_strip.py" />
            <location filename="../pages/tiles.py" />
            <location filename="../pages/ways.py" />
            <source>Mod</source>
            <translation>Mod</translation>
        </message>
        <message>
            <location filename="../pages/original_strip.py" />
            <source>Mod, only what you change</source>
            <translation>Mod, solo ciò che cambi</translation>
        </message>
        <message>
            <location filename="../pages/original_strip.py" />
            <source>This one came with Uguisu: your changes go to a copy.</source>
            <translation>Questo è arrivato con Uguisu: le tue modifiche vanno in una copia.</translation>
        </message>
        <message>
            <location filename="../pages/original_strip.py" />
            <source>This one was added: your changes go to a copy.</source>
            <translation>Questo è stato aggiunto: le tue modifiche vanno in una copia.</translation>
        </message>
        <message>
            <location filename="../pages/original_strip.py" />
            <source>The first stroke begins a copy in this tab; the original stays as it is.</source>
            <translation>Il primo tratto inizia una copia in questa scheda; l'originale resta com'è.</translation>
        </message>
        <message>
            <location filename="../pages/original_strip.py" />
            <source>You draw in a copy of your own.</source>
            <translation>Disegni in una copia tutta tua.</translation>
        </message>
        <message>
            <location filename="../pages/original_strip.py" />
            <source>The first stroke begins a mod; the original stays as it is.</source>
            <translation>Il primo tratto inizia una mod; l'originale resta com'è.</translation>
        </message>
        <message>
            <location filename="../pages/original_strip.py" />
            <source>You draw in a mod of your own: it says only what you change.</source>
            <translation>Disegni in una mod tutta tua: dice solo ciò che cambi.</translation>
        </message>
        <message>
            <location filename="../pages/pack_finder.py" />
            <source>All {count}</source>
            <translation>Tutti {count}</translation>
        </message>
        <message>
            <location filename="../pages/pack_finder.py" />
            <source>Yours {count}</source>
            <translation>Tuoi {count}</translation>
        </message>
        <message>
            <location filename="../pages/pack_finder.py" />
            <source>Copies {count}</source>
            <translation>Copie {count}</translation>
        </message>
        <message>
            <location filename="../pages/pack_finder.py" />
            <source>Mods {count}</source>
            <translation>Mod {count}</translation>
        </message>
        <message>
            <location filename="../pages/pack_finder.py" />
            <source>Find a pack</source>
            <translation>Trova un pacchetto</translation>
        </message>
        <message>
            <location filename="../pages/pack_finder.py" />
            <source>No pack has these words in its name. Look for fewer of them.</source>
            <translation>Nessun pacchetto ha queste parole nel nome. Togline qualcuna.</translation>
        </message>
        <message>
            <location filename="../pages/pack_finder.py" />
            <source>newest</source>
            <translation>recenti</translation>
        </message>
        <message>
            <location filename="../pages/pack_finder.py" />
            <source>by name</source>
            <translation>per nome</translation>
        </message>
        <message>
            <location filename="../pages/palette.py" />
            <source>Palette</source>
            <translation>Tavolozza</translation>
        </message>
        <message>
            <location filename="../pages/palette.py" />
            <source>Find in the palette</source>
            <translation>Trova nella tavolozza</translation>
        </message>
        <message>
            <location filename="../pages/palette.py" />
            <source>Show all marks</source>
            <translation>Mostra tutti i segni</translation>
        </message>
        <message>
            <location filename="../pages/palette.py" />
            <source>The map shows the sign of everything that is set for a place</source>
            <translation>La mappa mostra il segno di tutto ciò che è impostato per un luogo</translation>
        </message>
        <message>
            <location filename="../pages/palette.py" />
            <source>Drag a thing onto the map, or click it, then where it goes. It stays in hand until Esc.</source>
            <translation>Trascina una cosa sulla mappa, o fai clic su di essa e poi dove va. Resta in mano fino a Esc.</translation>
        </message>
        <message>
            <location filename="../pages/palette.py" />
            <source>Nothing is called so.</source>
            <translation>Niente si chiama così.</translation>
        </message>
        <message>
            <location filename="../pages/palette.py" />
            <source>This game has nothing to put here.</source>
            <translation>Questo gioco non ha niente da mettere qui.</translation>
        </message>
        <message>
            <location filename="../pages/place_words.py" />
            <source>Here begins</source>
            <translation>Qui comincia</translation>
        </message>
        <message>
            <location filename="../pages/place_words.py" />
            <source>Here may begin</source>
            <translation>Qui può cominciare</translation>
        </message>
        <message>
            <location filename="../pages/players.py" />
            <location filename="../pages/set_up_card.py" />
            <source>played by</source>
            <translation>gioca</translation>
        </message>
        <message>
            <location filename="../pages/players.py" />
            <source>with the deck</source>
            <translation>con il mazzo</translation>
        </message>
        <message>
            <location filename="../pages/players.py" />
            <source>A bot</source>
            <translation>Un bot</translation>
        </message>
        <message>
            <location filename="../pages/players.py" />
            <source>Play with the deck {deck}</source>
            <translation>Gioca con il mazzo {deck}</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/players.py" />
            <source>of %n card(s)</source>
            <translation>
                <numerusform>di %n carta</numerusform>
                <numerusform>di %n carte</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/problem_card.py" />
            <location filename="../tools/chance.py" />
            <location filename="../tools/pieces.py" />
            <source>Take away {what}</source>
            <translation>Togli {what}</translation>
        </message>
        <message>
            <location filename="../pages/rulings_page.py" />
            <source>Put {piece} on {place}</source>
            <translation>Metti {piece} su {place}</translation>
        </message>
        <message>
            <location filename="../pages/rulings_page.py" />
            <source>Try all</source>
            <translation>Prova tutti</translation>
        </message>
        <message>
            <location filename="../pages/rulings_page.py" />
            <source>Try every ruling on the pack as it is now</source>
            <translation>Prova ogni chiarimento sul pacchetto com’è ora</translation>
        </message>
        <message>
            <location filename="../pages/rulings_page.py" />
            <source>Set up from the map</source>
            <translation>Disponi dalla mappa</translation>
        </message>
        <message>
            <location filename="../pages/rulings_page.py" />
            <source>While it is on, a click on the map puts the chosen piece there in the current ruling</source>
            <translation>Finché è acceso, un clic sulla mappa mette lì il pezzo scelto nel chiarimento aperto</translation>
        </message>
        <message>
            <location filename="../pages/rulings_page.py" />
            <source>Piece to put on the map</source>
            <translation>Pezzo da mettere sulla mappa</translation>
        </message>
        <message>
            <location filename="../pages/rulings_page.py" />
            <source>What was not as expected</source>
            <translation>Che cosa non era come atteso</translation>
        </message>
        <message>
            <location filename="../pages/rulings_page.py" />
            <source>No ruling yet. What must hold?</source>
            <translation>Ancora nessun chiarimento. Che cosa deve valere?</translation>
        </message>
        <message>
            <location filename="../pages/rulings_page.py" />
            <source>A ruling sets up a position, plays moves, and says what must be true then. It is tried in a second.</source>
            <translation>Un chiarimento prepara una posizione, gioca delle mosse e dice che cosa dev’essere vero dopo. Si prova in un secondo.</translation>
        </message>
        <message>
            <location filename="../pages/rulings_page.py" />
            <source>{held} of {all} hold</source>
            <translation>{held} su {all} valgono</translation>
        </message>
        <message>
            <location filename="../pages/rulings_page.py" />
            <source>Trying…</source>
            <translation>Provo…</translation>
        </message>
        <message>
            <location filename="../pages/rulings_page.py" />
            <source>The pack has changed since: try again.</source>
            <translation>Il pacchetto è cambiato: riprova.</translation>
        </message>
        <message>
            <location filename="../pages/rulings_page.py" />
            <source>There is no ruling yet: add one first, on the page Rulings.</source>
            <translation>Non c’è ancora nessun chiarimento: aggiungine prima uno, nella pagina Chiarimenti.</translation>
        </message>
        <message>
            <location filename="../pages/scenario_page.py" />
            <location filename="../pages/scenario_sheet.py" />
            <source>All as usual</source>
            <translation>Tutto come al solito</translation>
        </message>
        <message>
            <location filename="../pages/scenario_page.py" />
            <source>Take back every setting that is other than usual in this game</source>
            <translation>Riporta ogni impostazione diversa dal solito in questo gioco</translation>
        </message>
        <message>
            <location filename="../pages/scenario_sheet.py" />
            <source>What it may be told</source>
            <translation>Che cosa gli si può dire</translation>
        </message>
        <message>
            <location filename="../pages/scenario_sheet.py" />
            <source>Write the summary</source>
            <translation>Scrivi il riassunto</translation>
        </message>
        <message>
            <location filename="../pages/scenario_sheet.py" />
            <source>How it is played</source>
            <translation>Come si gioca</translation>
        </message>
        <message>
            <location filename="../pages/scenario_sheet.py" />
            <source>And further</source>
            <translation>E inoltre</translation>
        </message>
        <message>
            <location filename="../pages/scenario_sheet.py" />
            <source>Variants · {on} of {all} on</source>
            <translation>Varianti · {on} attive su {all}</translation>
        </message>
        <message>
            <location filename="../pages/scenario_sheet.py" />
            <source>About this pack</source>
            <translation>Su questo pacchetto</translation>
        </message>
        <message>
            <location filename="../pages/scenario_sheet.py" />
            <source>Licence</source>
            <translation>Licenza</translation>
        </message>
        <message>
            <location filename="../pages/scenario_sheet.py" />
            <source>changed</source>
            <translation>cambiato</translation>
        </message>
        <message>
            <location filename="../pages/scenario_sheet.py" />
            <source>No summary yet: what is it, in a sentence or two?</source>
            <translation>Ancora nessun riassunto: che cos'è, in una frase o due?</translation>
        </message>
        <message>
            <location filename="../pages/scenario_sheet.py" />
            <source>●  changed from what is usual in this game      ▎ what is usual</source>
            <translation>●  diverso dal solito in questo gioco      ▎ il solito</translation>
        </message>
        <message>
            <location filename="../pages/scenario_sheet.py" />
            <source>Clashes with {others}</source>
            <translation>Non va con {others}</translation>
        </message>
        <message>
            <location filename="../pages/scenario_sheet.py" />
            <source>Speaks</source>
            <translation>Parla</translation>
        </message>
        <message>
            <location filename="../pages/scenario_sheet.py" />
            <source>usual {number}</source>
            <translation>solito {number}</translation>
        </message>
        <message>
            <location filename="../pages/scenario_sheet.py" />
            <source>Needs {others}</source>
            <translation>Richiede {others}</translation>
        </message>
        <message>
            <location filename="../pages/set_up_card.py" />
            <source>Show or hide the set-up, line by line</source>
            <translation>Mostra o nascondi la disposizione, riga per riga</translation>
        </message>
        <message>
            <location filename="../pages/set_up_card.py" />
            <source>to the middle</source>
            <translation>verso il centro</translation>
        </message>
        <message>
            <location filename="../pages/set_up_card.py" />
            <source>begins on</source>
            <translation>inizia qui:</translation>
        </message>
        <message>
            <location filename="../pages/set_up_card.py" />
            <source>begin on</source>
            <translation>iniziano qui:</translation>
        </message>
        <message>
            <location filename="../pages/set_up_card.py" />
            <source>and looks</source>
            <translation>e guarda a</translation>
        </message>
        <message>
            <location filename="../pages/set_up_card.py" />
            <source>Left to chance</source>
            <translation>Lo decide il caso</translation>
        </message>
        <message>
            <location filename="../pages/set_up_card.py" />
            <source>Always there</source>
            <translation>Sempre lì</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/set_up_card.py" />
            <location filename="../pages/set_up_sheet.py" />
            <location filename="../pages/stages.py" />
            <source>and %n more</source>
            <translation>
                <numerusform>e ancora %n</numerusform>
                <numerusform>e altri %n</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/set_up_sheet.py" />
            <source>{what}: chance chooses among {places}; this deal took {dealt}.</source>
            <translation>{what}: il caso sceglie fra {places}; qui ha preso {dealt}.</translation>
        </message>
        <message>
            <location filename="../pages/set_up_sheet.py" />
            <source>Who and what</source>
            <translation>Chi e che cosa</translation>
        </message>
        <message>
            <location filename="../pages/set_up_sheet.py" />
            <source>What the game asks</source>
            <translation>Che cosa chiede il gioco</translation>
        </message>
        <message>
            <location filename="../pages/set_up_sheet.py" />
            <source>A mod takes the set-up of the pack that it follows. All fields below say what it changes of it.</source>
            <translation>Una mod prende la disposizione dal pacchetto che segue. Tutti i campi, qui sotto, dicono che cosa ne cambia.</translation>
        </message>
        <message>
            <location filename="../pages/set_up_sheet.py" />
            <source>Put one more thing on the map</source>
            <translation>Metti un'altra cosa sulla mappa</translation>
        </message>
        <message>
            <location filename="../pages/set_up_sheet.py" />
            <source>by chance</source>
            <translation>a caso</translation>
        </message>
        <message>
            <location filename="../pages/set_up_sheet.py" />
            <source>{what}: chance chooses among {places}.</source>
            <translation>{what}: il caso sceglie fra {places}.</translation>
        </message>
        <message>
            <location filename="../pages/set_up_sheet.py" />
            <source>Show on the map</source>
            <translation>Mostra sulla mappa</translation>
        </message>
        <message>
            <location filename="../pages/set_up_sheet.py" />
            <source>Always on {place}, as in this deal</source>
            <translation>Sempre su {place}, come in questa distribuzione</translation>
        </message>
        <message>
            <location filename="../pages/set_up_sheet.py" />
            <location filename="../pages/stages.py" />
            <source>Nothing stands on the map yet.</source>
            <translation>Sulla mappa non c'è ancora nulla.</translation>
        </message>
        <message>
            <location filename="../pages/source_page.py" />
            <source>Type in {name}</source>
            <translation>Scrivi in {name}</translation>
        </message>
        <message>
            <location filename="../pages/source_page.py" />
            <source>{name} cannot be drawn as it is. Fix the text, then read it again.</source>
            <translation>{name} non si può disegnare così com'è. Aggiusta il testo, poi riguarda.</translation>
        </message>
        <message>
            <location filename="../pages/source_page.py" />
            <source>Back to the map or the form</source>
            <translation>Torna alla mappa o al modulo</translation>
        </message>
        <message>
            <location filename="../pages/source_page.py" />
            <source>Read again</source>
            <translation>Riguarda</translation>
        </message>
        <message>
            <location filename="../pages/source_page.py" />
            <source>Read the text as it is now (Ctrl+Enter)</source>
            <translation>Rileggi il testo com'è ora (Ctrl+Invio)</translation>
        </message>
        <message>
            <location filename="../pages/source_page.py" />
            <source>Text of {name}</source>
            <translation>Testo di {name}</translation>
        </message>
        <message>
            <location filename="../pages/source_page.py" />
            <source>{name} as it will be saved. Ctrl+Space offers words.</source>
            <translation>{name} come sarà salvato. Ctrl+Spazio propone parole.</translation>
        </message>
        <message>
            <location filename="../pages/source_page.py" />
            <source>Line {line}: {problem}. Until it can be read, the other view shows what was there before.</source>
            <translation>Riga {line}: {problem}. Finché non si può leggere, l’altra vista mostra com’era prima.</translation>
        </message>
        <message>
            <location filename="../pages/source_page.py" />
            <source>Lay out {name}</source>
            <translation>Disponi {name}</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/stages.py" />
            <source>%n thing(s) stand in the way.</source>
            <translation>
                <numerusform>C'è %n ostacolo.</numerusform>
                <numerusform>Ci sono %n ostacoli.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/stages.py" />
            <source>This is a whole game already. Change what you like, in any order; the ticks say whether it can still be played.</source>
            <translation>È già un gioco intero. Cambia ciò che vuoi, in qualsiasi ordine; le spunte dicono se si può ancora giocare.</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/stages.py" />
            <source>It can be played; %n thing(s) to look at.</source>
            <translation>
                <numerusform>Si può giocare; c'è %n cosa da guardare.</numerusform>
                <numerusform>Si può giocare; ci sono %n cose da guardare.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/stages.py" />
            <source>Nothing is missing: begin a game.</source>
            <translation>Non manca nulla: comincia una partita.</translation>
        </message>
        <message>
            <location filename="../pages/stages.py" />
            <source>It can't be played yet: {why}</source>
            <translation>Non si può ancora giocare: {why}</translation>
        </message>
        <message>
            <location filename="../pages/stages.py" />
            <source>Looking whether it can be played…</source>
            <translation>Si controlla se si può giocare…</translation>
        </message>
        <message>
            <location filename="../pages/stages.py" />
            <source>It can be played, but look at this: {why}</source>
            <translation>Si può giocare, ma guarda qui: {why}</translation>
        </message>
        <message>
            <location filename="../pages/stages.py" />
            <source>{places}, joined by {ways}</source>
            <translation>{places}, uniti da {ways}</translation>
        </message>
        <message>
            <location filename="../pages/stages.py" />
            <source>Steps to a game</source>
            <translation>Passi verso il gioco</translation>
        </message>
        <message>
            <location filename="../pages/stages.py" />
            <source>Hide the steps</source>
            <translation>Nascondi i passi</translation>
        </message>
        <message>
            <location filename="../pages/stages.py" />
            <source>View &gt; Steps to a game shows them again</source>
            <translation>Vista &gt; Passi verso il gioco li mostra di nuovo</translation>
        </message>
        <message>
            <location filename="../pages/stages.py" />
            <source>Show me</source>
            <translation>Mostra</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/stages.py" />
            <source>%n way(s)</source>
            <translation>
                <numerusform>%n via</numerusform>
                <numerusform>%n vie</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/texts_page.py" />
            <source>Text in {language}</source>
            <translation>Testo in {language}</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/texts_page.py" />
            <source>%n text(s) imported</source>
            <translation>
                <numerusform>%n testo preso</numerusform>
                <numerusform>%n testi presi</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/texts_page.py" />
            <source>Search the texts</source>
            <translation>Cerca nei testi</translation>
        </message>
        <message>
            <location filename="../pages/texts_page.py" />
            <source>Only what is missing</source>
            <translation>Solo ciò che manca</translation>
        </message>
        <message>
            <location filename="../pages/texts_page.py" />
            <source>Texts by language</source>
            <translation>Testi per lingua</translation>
        </message>
        <message>
            <location filename="../pages/texts_page.py" />
            <source>Only show the texts</source>
            <translation>Mostra solo i testi</translation>
        </message>
        <message>
            <location filename="../pages/texts_page.py" />
            <source>Show this language</source>
            <translation>Mostra questa lingua</translation>
        </message>
        <message>
            <location filename="../pages/texts_page.py" />
            <source>Export as .po…</source>
            <translation>Esporta come .po…</translation>
        </message>
        <message>
            <location filename="../pages/texts_page.py" />
            <source>Write a file for a translator into this language</source>
            <translation>Scrivi un file per un traduttore in questa lingua</translation>
        </message>
        <message>
            <location filename="../pages/texts_page.py" />
            <source>Import a .po…</source>
            <translation>Importa un .po…</translation>
        </message>
        <message>
            <location filename="../pages/texts_page.py" />
            <source>Import what a translator has written</source>
            <translation>Prendi ciò che un traduttore ha scritto</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/texts_page.py" />
            <source>Written to {name}; %n text(s) to translate</source>
            <translation>
                <numerusform>Scritto in {name}; %n testo da tradurre</numerusform>
                <numerusform>Scritto in {name}; %n testi da tradurre</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/texts_page.py" />
            <source>(missing)</source>
            <translation>(manca)</translation>
        </message>
        <message>
            <location filename="../pages/texts_page.py" />
            <source>One language so far. Which one next?</source>
            <translation>Finora una lingua sola. Quale aggiungi?</translation>
        </message>
        <message>
            <location filename="../pages/texts_page.py" />
            <source>All texts of the pack then stand side by side here, and what is missing is marked.</source>
            <translation>Tutti i testi del pacchetto staranno qui fianco a fianco, e ciò che manca è segnato.</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/texts_page.py" />
            <source>%n translation(s) missing</source>
            <translation>
                <numerusform>Manca %n traduzione</numerusform>
                <numerusform>Mancano %n traduzioni</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/texts_page.py" />
            <source>Nothing is missing</source>
            <translation>Non manca niente</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/texts_page.py" />
            <source>%n text(s) that this pack does not have</source>
            <translation>
                <numerusform>%n testo che questo pacchetto non ha</numerusform>
                <numerusform>%n testi che questo pacchetto non ha</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/texts_page.py" />
            <source>A column for it, to be filled in.</source>
            <translation>Una colonna tutta sua, da riempire.</translation>
        </message>
        <message>
            <location filename="../pages/tiles.py" />
            <source>your copy</source>
            <translation>la tua copia</translation>
        </message>
        <message>
            <location filename="../pages/tiles.py" />
            <source>your mod</source>
            <translation>il tuo mod</translation>
        </message>
        <message>
            <location filename="../pages/tiles.py" />
            <source>to learn on</source>
            <translation>per imparare</translation>
        </message>
        <message>
            <location filename="../pages/timeline.py" />
            <source>What can happen when, by</source>
            <translation>Che cosa può succedere quando, secondo</translation>
        </message>
        <message>
            <location filename="../pages/timeline.py" />
            <source>The counter that tells the time</source>
            <translation>Il contatore che segna il tempo</translation>
        </message>
        <message>
            <location filename="../pages/timeline.py" />
            <source>What can happen when</source>
            <translation>Che cosa può succedere quando</translation>
        </message>
        <message>
            <location filename="../pages/timeline.py" />
            <source>never</source>
            <translation>mai</translation>
        </message>
        <message>
            <location filename="../pages/tool_bar.py" />
            <location filename="../session.py" />
            <location filename="../tools/palette.py" />
            <source>Draw</source>
            <translation>Disegna</translation>
        </message>
        <message>
            <location filename="../pages/tool_bar.py" />
            <source>Draw what is chosen in the palette</source>
            <translation>Disegna ciò che è scelto nella tavolozza</translation>
        </message>
        <message>
            <location filename="../pages/tool_bar.py" />
            <source>Draw on the other side what is drawn on one</source>
            <translation>Disegna dall’altra parte ciò che si disegna da una</translation>
        </message>
        <message>
            <location filename="../pages/tool_bar.py" />
            <source>Columns and rows of the map</source>
            <translation>Colonne e righe della mappa</translation>
        </message>
        <message>
            <location filename="../pages/tool_bar.py" />
            <source>Mirror</source>
            <translation>Specchio</translation>
        </message>
        <message>
            <location filename="../pages/tool_bar.py" />
            <source>More</source>
            <translation>Altro</translation>
        </message>
        <message>
            <location filename="../pages/tool_bar.py" />
            <source>More tools</source>
            <translation>Altri strumenti</translation>
        </message>
        <message>
            <location filename="../pages/tool_bar.py" />
            <location filename="../play/side.py" />
            <source>Drawing</source>
            <translation>Disegno</translation>
        </message>
        <message>
            <location filename="../pages/tool_bar.py" />
            <source>As played</source>
            <translation>Come in gioco</translation>
        </message>
        <message>
            <location filename="../pages/tool_bar.py" />
            <source>The map with all that is drawn and decided</source>
            <translation>La mappa con tutto ciò che è disegnato e deciso</translation>
        </message>
        <message>
            <location filename="../pages/tool_bar.py" />
            <source>The map as everybody sees it when a game begins</source>
            <translation>La mappa come tutti la vedono all'inizio della partita</translation>
        </message>
        <message>
            <location filename="../pages/tree.py" />
            <source>Pages of the pack</source>
            <translation>Pagine del pacchetto</translation>
        </message>
        <message>
            <location filename="../pages/trial.py" />
            <source>{game}, {what} {number}</source>
            <translation>{game}, {what} {number}</translation>
        </message>
        <message>
            <location filename="../pages/trial.py" />
            <source>{where}. {who}: {move}</source>
            <translation>{where}. {who}: {move}</translation>
        </message>
        <message>
            <location filename="../pages/trial.py" />
            <source>In game {number} of the last playtest</source>
            <translation>Nella partita {number} dell'ultima prova</translation>
        </message>
        <message>
            <location filename="../pages/trial.py" />
            <source>In a game by chance</source>
            <translation>In una partita a caso</translation>
        </message>
        <message>
            <location filename="../pages/trial.py" />
            <source>Look for a position in which this card can be played, and play it</source>
            <translation>Cerca una posizione in cui si può giocare questa carta, e giocala</translation>
        </message>
        <message>
            <location filename="../pages/trial.py" />
            <source>Another position</source>
            <translation>Un’altra posizione</translation>
        </message>
        <message>
            <location filename="../pages/trial.py" />
            <source>Look for another position</source>
            <translation>Cerca un’altra posizione</translation>
        </message>
        <message>
            <location filename="../pages/trial.py" />
            <source>Go on in Play</source>
            <translation>Continua in Gioca</translation>
        </message>
        <message>
            <location filename="../pages/trial.py" />
            <source>What happened</source>
            <translation>Che cosa è successo</translation>
        </message>
        <message>
            <location filename="../pages/trial.py" />
            <source>Before and after, in a game as it might be.</source>
            <translation>Prima e dopo, in una partita possibile.</translation>
        </message>
        <message>
            <location filename="../pages/trial.py" />
            <source>Looking for a position…</source>
            <translation>Cerco una posizione…</translation>
        </message>
        <message>
            <location filename="../pages/trial.py" />
            <source>In random games there was no position in which it could be played.</source>
            <translation>Nelle partite a caso non c’è stata posizione in cui si potesse giocarla.</translation>
        </message>
        <message>
            <location filename="../pages/trial.py" />
            <source>Nothing happened.</source>
            <translation>Non è successo niente.</translation>
        </message>
        <message>
            <location filename="../pages/ways.py" />
            <source>A small whole game that plays at once: change what you like. Or begin on empty paper.</source>
            <translation>Un piccolo gioco intero, subito pronto: cambia ciò che vuoi. O comincia da un foglio vuoto.</translation>
        </message>
        <message>
            <location filename="../pages/ways.py" />
            <source>Take a scenario whole and make it yours. What you change stays in your copy.</source>
            <translation>Prendi uno scenario intero e fallo tuo. Ciò che cambi resta nella tua copia.</translation>
        </message>
        <message>
            <location filename="../pages/ways.py" />
            <source>Keep a scenario as it is and change only a few things: a card, a number, a rule. It follows the original.</source>
            <translation>Lascia lo scenario com'è e cambia solo poche cose: una carta, un numero, una regola. Segue l'originale.</translation>
        </message>
        <message>
            <location filename="../pages/welcome.py" />
            <source>Draw a map, write a mission, change a card, press Play, and see what a thousand games of it look like.</source>
            <translation>Disegna una mappa, scrivi una missione, cambia una carta, premi Gioca e guarda come sono mille partite.</translation>
        </message>
        <message>
            <location filename="../pages/welcome.py" />
            <source>Your packs lie in {folder}</source>
            <translation>I tuoi pacchetti stanno in {folder}</translation>
        </message>
        <message>
            <location filename="../pages/welcome.py" />
            <source>Learn in 10 minutes</source>
            <translation>Impara in 10 minuti</translation>
        </message>
        <message>
            <location filename="../pages/welcome.py" />
            <source>Open…</source>
            <translation>Apri…</translation>
        </message>
        <message>
            <location filename="../pages/welcome.py" />
            <source>Get packs…</source>
            <translation>Ottieni pacchetti…</translation>
        </message>
        <message>
            <location filename="../pages/welcome.py" />
            <source>Import from Tiled…</source>
            <translation>Importa da Tiled…</translation>
        </message>
        <message>
            <location filename="../pages/welcome.py" />
            <location filename="../window.py" />
            <source>Your packs</source>
            <translation>I tuoi pacchetti</translation>
        </message>
        <message>
            <location filename="../pages/welcome.py" />
            <source>Show the folder</source>
            <translation>Mostra la cartella</translation>
        </message>
        <message>
            <location filename="../pages/welcome.py" />
            <source>Came with Uguisu</source>
            <translation>Inclusi in Uguisu</translation>
        </message>
        <message>
            <location filename="../pages/welcome.py" />
            <source>they stay as they are: what you change goes to a copy</source>
            <translation>restano come sono: ciò che cambi va in una copia</translation>
        </message>
        <message>
            <location filename="../pages/welcome.py" />
            <source>Go on with yours</source>
            <translation>Continua con i tuoi</translation>
        </message>
        <message>
            <location filename="../pages/welcome.py" />
            <source>What would you like to make?</source>
            <translation>Che cosa vuoi creare?</translation>
        </message>
        <message>
            <location filename="../pages/welcome.py" />
            <source>Choose one to copy</source>
            <translation>Scegli quale copiare</translation>
        </message>
        <message>
            <location filename="../pages/welcome.py" />
            <source>Choose one to change</source>
            <translation>Scegli quale modificare</translation>
        </message>
        <message>
            <location filename="../pages/welcome.py" />
            <source>A mod</source>
            <translation>Una mod</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/who_wins.py" />
            <source>{side} {side:wins|win} within %n move(s)</source>
            <translation>
                <numerusform>{side}: vittoria entro %n mossa</numerusform>
                <numerusform>{side}: vittoria entro %n mosse</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/who_wins.py" />
            <source>If nobody makes a mistake. %n position(s) were looked at.</source>
            <translation>
                <numerusform>Se nessuno sbaglia. È stata guardata %n posizione.</numerusform>
                <numerusform>Se nessuno sbaglia. Sono state guardate %n posizioni.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/who_wins.py" />
            <source>Nobody can force a win</source>
            <translation>Nessuno può forzare la vittoria</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/who_wins.py" />
            <source>{side} {side:wins|win} within %n round(s)</source>
            <translation>
                <numerusform>{side}: vittoria entro %n round</numerusform>
                <numerusform>{side}: vittoria entro %n round</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/who_wins.py" />
            <source>Who wins?</source>
            <translation>Chi vince?</translation>
        </message>
        <message>
            <location filename="../pages/who_wins.py" />
            <source>Work it out</source>
            <translation>Calcola</translation>
        </message>
        <message>
            <location filename="../pages/who_wins.py" />
            <source>Who wins now?</source>
            <translation>Chi vince ora?</translation>
        </message>
        <message>
            <location filename="../pages/who_wins.py" />
            <source>“{verdict}” held until the last change.</source>
            <translation>«{verdict}» valeva fino all'ultima modifica.</translation>
        </message>
        <message>
            <location filename="../pages/who_wins.py" />
            <source>Every position can be looked at, and then it is certain.</source>
            <translation>Si possono guardare tutte le posizioni, e allora è certo.</translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>It says nothing yet.</source>
            <translation>Non dice ancora niente.</translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>Title of the card</source>
            <translation>Titolo della carta</translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>What it is called: write another name</source>
            <translation>Come si chiama: scrivi un altro nome</translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>Drop a picture here: PNG, JPEG, WebP or SVG. It is cut to the frame.</source>
            <translation>Lascia qui un’immagine: PNG, JPEG, WebP o SVG. Viene ritagliata sulla cornice.</translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>as it will be printed</source>
            <translation>come sarà stampata</translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>One like it</source>
            <translation>Una simile</translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>Original</source>
            <translation>Originale</translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>As it is in the pack below</source>
            <translation>Com’è nel pacchetto sotto</translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>What it says</source>
            <translation>Che cosa dice</translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>Change the words, too</source>
            <translation>Cambia anche le parole</translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>Where it strikes</source>
            <translation>Dove colpisce</translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>pick a mark, click or drag over hexes</source>
            <translation>scegli un segno, clicca o trascina sugli esagoni</translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>drag the number; {number} is first</source>
            <translation>trascina il numero; {number} è il primo</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/workshop.py" />
            <source>copies for {deck}</source>
            <translation>
                <numerusform>copia per {deck}</numerusform>
                <numerusform>copie per {deck}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>Step</source>
            <translation>Passo</translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>Change the words</source>
            <translation>Cambia le parole</translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>Write your own words</source>
            <translation>Scrivi le tue parole</translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>made from the steps</source>
            <translation>fatto dai passi</translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>✓ face and steps agree</source>
            <translation>✓ faccia e passi concordano</translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>! the words do not say all numbers</source>
            <translation>! le parole non dicono tutti i numeri</translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>Change the title</source>
            <translation>Cambia il titolo</translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>played on</source>
            <translation>si gioca su</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/workshop.py" />
            <source>copies in</source>
            <translation>
                <numerusform>copia in</numerusform>
                <numerusform>copie in</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/workshop.py" />
            <source>copies</source>
            <translation>
                <numerusform>copia</numerusform>
                <numerusform>copie</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../panels.py" />
            <source>it is not a widget</source>
            <translation>non è un widget</translation>
        </message>
        <message>
            <location filename="../panes.py" />
            <source>Show the dock {name}</source>
            <translation>Mostra il pannello {name}</translation>
        </message>
        <message>
            <location filename="../panes.py" />
            <source>Tabs of docks</source>
            <translation>Schede dei pannelli</translation>
        </message>
        <message>
            <location filename="../play/board.py" />
            <source>Board</source>
            <translation>Tabellone</translation>
        </message>
        <message>
            <location filename="../play/board.py" />
            <source>The board that is played on. Arrow keys go through what may be chosen, Enter chooses it.</source>
            <translation>Il tabellone su cui si gioca. Le frecce passano da una scelta all’altra, Invio sceglie.</translation>
        </message>
        <message>
            <location filename="../play/board.py" />
            <source>picked</source>
            <translation>scelto</translation>
        </message>
        <message>
            <location filename="../play/board.py" />
            <source>may be chosen</source>
            <translation>si può scegliere</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>Record as a ruling</source>
            <translation>Registra come chiarimento</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>What should the ruling be called?</source>
            <translation>Come si chiamerà il chiarimento?</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>Playtests by bots come with the lab: install it with `pip install uguisu-lab`, then start again.</source>
            <translation>Le partite di prova dei bot fanno parte del laboratorio: installalo con `pip install uguisu-lab`, poi riavvia.</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>From play</source>
            <translation>Dalla partita</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>&amp;New game</source>
            <translation>&amp;Nuova partita</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>The same game fr&amp;om the start</source>
            <translation>La stessa partita dall’ini&amp;zio</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>&amp;Again from here, with the pack as it is now</source>
            <translation>&amp;Ancora da qui, con il pacchetto com’è ora</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>&amp;Undo the last move</source>
            <translation>Ann&amp;ulla l’ultima mossa</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>Re&amp;do the move</source>
            <translation>&amp;Ripeti la mossa</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>&amp;Hint</source>
            <translation>Suggerimen&amp;to</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>&amp;Let bots wait, or play</source>
            <translation>I &amp;bot aspettano, o giocano</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>One move of a &amp;bot</source>
            <translation>Una mossa di un b&amp;ot</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>One step bac&amp;k</source>
            <translation>Un passo in&amp;dietro</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>One step &amp;forward</source>
            <translation>Un passo a&amp;vanti</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>&amp;Save the game…</source>
            <translation>&amp;Salva la partita…</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>Save a repla&amp;y…</source>
            <translation>Salva una registra&amp;zione…</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>Op&amp;en a game or a replay…</source>
            <translation>Apri una partita o una r&amp;egistrazione…</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>Record as a rulin&amp;g…</source>
            <translation>Re&amp;gistra come chiarimento…</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>&amp;Play, or back to the drawing</source>
            <translation>Gio&amp;ca, o torna al disegno</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>Play&amp;test</source>
            <translation>&amp;Prova di gioco</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>Playtest</source>
            <translation>Prova di gioco</translation>
        </message>
        <message>
            <location filename="../play/ending.py" />
            <source>And now?</source>
            <translation>E adesso?</translation>
        </message>
        <message>
            <location filename="../play/ending.py" />
            <source>Watch it</source>
            <translation>Guardala</translation>
        </message>
        <message numerus="yes">
            <location filename="../play/ending.py" />
            <source>%n step(s)</source>
            <translation>
                <numerusform>%n passo</numerusform>
                <numerusform>%n passi</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../play/ending.py" />
            <source>The whole game, move by move</source>
            <translation>Tutta la partita, mossa per mossa</translation>
        </message>
        <message>
            <location filename="../play/ending.py" />
            <source>Play 100</source>
            <translation>Gioca 100</translation>
        </message>
        <message>
            <location filename="../play/ending.py" />
            <source>by bots</source>
            <translation>tra bot</translation>
        </message>
        <message>
            <location filename="../play/ending.py" />
            <source>Bots play it a hundred times</source>
            <translation>I bot la giocano cento volte</translation>
        </message>
        <message>
            <location filename="../play/ending.py" />
            <source>Change it</source>
            <translation>Cambialo</translation>
        </message>
        <message>
            <location filename="../play/ending.py" />
            <source>map and goal</source>
            <translation>mappa e scopo</translation>
        </message>
        <message>
            <location filename="../play/ending.py" />
            <location filename="../play/page.py" />
            <location filename="../play/side.py" />
            <source>Back to the drawing</source>
            <translation>Torna al disegno</translation>
        </message>
        <message>
            <location filename="../play/ending.py" />
            <source>Invite friends</source>
            <translation>Invita amici</translation>
        </message>
        <message>
            <location filename="../play/ending.py" />
            <source>a link, a file</source>
            <translation>un link, un file</translation>
        </message>
        <message>
            <location filename="../play/ending.py" />
            <source>Share it: a table with links, a file, print</source>
            <translation>Condividi: un tavolo con link, un file, stampa</translation>
        </message>
        <message>
            <location filename="../play/hand.py" />
            <source>Cards in hand</source>
            <translation>Carte in mano</translation>
        </message>
        <message>
            <location filename="../play/header.py" />
            <source>Who plays, and with whose eyes you look</source>
            <translation>Chi gioca, e con gli occhi di chi guardi</translation>
        </message>
        <message>
            <location filename="../play/header.py" />
            <source>Trails</source>
            <translation>Tracce</translation>
        </message>
        <message>
            <location filename="../play/header.py" />
            <source>Where pieces went at the turning point</source>
            <translation>Dove sono andati i pezzi nel momento decisivo</translation>
        </message>
        <message>
            <location filename="../play/header.py" />
            <source>All names</source>
            <translation>Tutti i nomi</translation>
        </message>
        <message>
            <location filename="../play/header.py" />
            <source>Name every place, or only those that matter now</source>
            <translation>Nomina ogni luogo, o solo quelli che contano adesso</translation>
        </message>
        <message>
            <location filename="../play/header.py" />
            <source>You</source>
            <translation>tu</translation>
        </message>
        <message>
            <location filename="../play/keeping.py" />
            <source>Keep how games of people end</source>
            <translation>Conserva come finiscono le partite tra persone</translation>
        </message>
        <message>
            <location filename="../play/keeping.py" />
            <source>On this machine only: the day, who won, which seats people had; no names, no moves.</source>
            <translation>Solo su questo computer: il giorno, chi ha vinto, quali posti erano di persone; né nomi né mosse.</translation>
        </message>
        <message>
            <location filename="../play/log.py" />
            <source>What has happened</source>
            <translation>Che cosa è successo</translation>
        </message>
        <message>
            <location filename="../play/log.py" />
            <source>A double click, or Enter, shows each line of it.</source>
            <translation>Un doppio clic, o Invio, mostra ogni riga.</translation>
        </message>
        <message>
            <location filename="../play/move_list.py" />
            <source>Find a move…</source>
            <translation>Trova una mossa…</translation>
        </message>
        <message>
            <location filename="../play/move_list.py" />
            <source>Find a move</source>
            <translation>Trova una mossa</translation>
        </message>
        <message>
            <location filename="../play/move_list.py" />
            <source>Others</source>
            <translation>Altre</translation>
        </message>
        <message>
            <location filename="../play/page.py" />
            <source>The rules of this game crashed or did not answer, and were stopped{where}. Nothing is lost: the game is as it was before the last move.</source>
            <translation>Le regole di questo gioco si sono bloccate o non hanno risposto e sono state fermate{where}. Non si è perso nulla: la partita è com’era prima dell’ultima mossa.</translation>
        </message>
        <message>
            <location filename="../play/page.py" />
            <source>The game is being set up…</source>
            <translation>La partita si prepara…</translation>
        </message>
        <message>
            <location filename="../play/page.py" />
            <source>This pack cannot be played yet: {problem}. The Problems dock shows where.</source>
            <translation>Questo pacchetto non si può ancora giocare: {problem}. Il pannello Problemi mostra dove.</translation>
        </message>
        <message>
            <location filename="../play/page.py" />
            <source>The bot “{bot}” crashed or did not answer, and was stopped{where}. The game is as it was before; put another player into its seat.</source>
            <translation>Il bot «{bot}» si è bloccato o non ha risposto ed è stato fermato{where}. La partita è com’era prima; metti un altro giocatore al suo posto.</translation>
        </message>
        <message>
            <location filename="../play/page.py" />
            <source>Save the game</source>
            <translation>Salva la partita</translation>
        </message>
        <message>
            <location filename="../play/page.py" />
            <source>Saved games (*.uguisu *.json)</source>
            <translation>Partite salvate (*.uguisu *.json)</translation>
        </message>
        <message>
            <location filename="../play/page.py" />
            <source>Save a replay</source>
            <translation>Salva una registrazione</translation>
        </message>
        <message>
            <location filename="../play/page.py" />
            <source>Replays (*.uguisu *.jsonl)</source>
            <translation>Registrazioni (*.uguisu *.jsonl)</translation>
        </message>
        <message>
            <location filename="../play/page.py" />
            <source>Open a game</source>
            <translation>Apri una partita</translation>
        </message>
        <message>
            <location filename="../play/page.py" />
            <source>Games and replays (*.uguisu *.json *.jsonl)</source>
            <translation>Partite e registrazioni (*.uguisu *.json *.jsonl)</translation>
        </message>
        <message>
            <location filename="../play/page.py" />
            <source>Now {name} takes the screen. Everybody else, please look away.</source>
            <translation>Ora davanti allo schermo c’è {name}. Gli altri non guardano.</translation>
        </message>
        <message>
            <location filename="../play/page.py" />
            <source>I am {name}: show the board</source>
            <translation>Sono {name}: mostra il tabellone</translation>
        </message>
        <message>
            <location filename="../play/page.py" />
            <source>Moves at random have led up to here: what you try comes next. Make a move to see it.</source>
            <translation>A questo punto si è arrivati con mosse a caso: ora viene ciò che vuoi provare. Fai una mossa per vederlo.</translation>
        </message>
        <message>
            <location filename="../play/page.py" />
            <source>The ruling “{name}” was added to the pack.</source>
            <translation>Il chiarimento «{name}» è stato aggiunto al pacchetto.</translation>
        </message>
        <message>
            <location filename="../play/page.py" />
            <source>The pack has changed since this game began.</source>
            <translation>Il pacchetto è cambiato da quando la partita è cominciata.</translation>
        </message>
        <message>
            <location filename="../play/page.py" />
            <source>Again from here</source>
            <translation>Ancora da qui</translation>
        </message>
        <message>
            <location filename="../play/page.py" />
            <source>New game</source>
            <translation>Nuova partita</translation>
        </message>
        <message>
            <location filename="../play/page.py" />
            <source>Play on as it was</source>
            <translation>Continua com’era</translation>
        </message>
        <message>
            <location filename="../play/players.py" />
            <source>A person</source>
            <translation>Una persona</translation>
        </message>
        <message>
            <location filename="../play/players.py" />
            <source>Somebody at this screen.</source>
            <translation>Qualcuno a questo schermo.</translation>
        </message>
        <message>
            <location filename="../play/question.py" />
            <source>All moves</source>
            <translation>Tutte le mosse</translation>
        </message>
        <message>
            <location filename="../play/question.py" />
            <source>All moves as a list (Ctrl+K)</source>
            <translation>Tutte le mosse in un elenco (Ctrl+K)</translation>
        </message>
        <message>
            <location filename="../play/question.py" />
            <source>“{move}”, says a bot</source>
            <translation>«{move}», consiglia un bot</translation>
        </message>
        <message>
            <location filename="../play/question.py" />
            <source>Choose how it goes on; Esc takes back what was picked.</source>
            <translation>Scegli come si continua; Esc annulla la scelta.</translation>
        </message>
        <message>
            <location filename="../play/question.py" />
            <source>There are more moves in the list: Ctrl+K.</source>
            <translation>Altre mosse sono nell'elenco: Ctrl+K.</translation>
        </message>
        <message>
            <location filename="../play/question.py" />
            <source>Click what shines on the board, or a card in your hand.</source>
            <translation>Fai clic su ciò che brilla sul tabellone, o su una carta in mano.</translation>
        </message>
        <message>
            <location filename="../play/question.py" />
            <source>Click a card in your hand.</source>
            <translation>Fai clic su una carta in mano.</translation>
        </message>
        <message>
            <location filename="../play/question.py" />
            <source>Click what shines on the board.</source>
            <translation>Fai clic su ciò che brilla sul tabellone.</translation>
        </message>
        <message>
            <location filename="../play/recording.py" />
            <source>Record a ruling</source>
            <translation>Registrare un chiarimento</translation>
        </message>
        <message>
            <location filename="../play/ribbon.py" />
            <source>Who is ahead, as a bot guesses</source>
            <translation>Chi è in vantaggio, secondo un bot</translation>
        </message>
        <message>
            <location filename="../play/ribbon.py" />
            <source>Who wins from here, if nobody makes a mistake</source>
            <translation>Chi vince da qui, se nessuno sbaglia</translation>
        </message>
        <message>
            <location filename="../play/ribbon.py" />
            <source>even</source>
            <translation>pari</translation>
        </message>
        <message>
            <location filename="../play/rounds.py" />
            <location filename="../play/side.py" />
            <location filename="../play/timeline.py" />
            <source>{at} of {count}</source>
            <translation>{at} di {count}</translation>
        </message>
        <message>
            <location filename="../play/rounds.py" />
            <source>Round</source>
            <translation>Round</translation>
        </message>
        <message>
            <location filename="../play/side.py" />
            <source>{rounds}: you were ahead.</source>
            <translation>{rounds}: eri in vantaggio.</translation>
        </message>
        <message>
            <location filename="../play/side.py" />
            <source>Whose view is shown</source>
            <translation>Con gli occhi di chi si guarda</translation>
        </message>
        <message>
            <location filename="../play/side.py" />
            <source>Stop waiting</source>
            <translation>Non aspettare</translation>
        </message>
        <message>
            <location filename="../play/side.py" />
            <source>Mods, for a new game</source>
            <translation>Mod, per una nuova partita</translation>
        </message>
        <message>
            <location filename="../play/side.py" />
            <source>An onlooker</source>
            <translation>Uno spettatore</translation>
        </message>
        <message>
            <location filename="../play/side.py" />
            <source>Undo the last move</source>
            <translation>Annulla l’ultima mossa</translation>
        </message>
        <message>
            <location filename="../play/side.py" />
            <source>Redo the move</source>
            <translation>Ripeti la mossa</translation>
        </message>
        <message>
            <location filename="../play/side.py" />
            <source>Ask a bot for a hint</source>
            <translation>Chiedi un suggerimento a un bot</translation>
        </message>
        <message>
            <location filename="../play/side.py" />
            <source>Let bots wait</source>
            <translation>I bot aspettano</translation>
        </message>
        <message>
            <location filename="../play/side.py" />
            <source>One move of a bot</source>
            <translation>Una mossa di un bot</translation>
        </message>
        <message>
            <location filename="../play/side.py" />
            <source>Pieces glide to where they go</source>
            <translation>I pezzi scivolano fin dove vanno</translation>
        </message>
        <message>
            <location filename="../play/side.py" />
            <source>Who plays {seat}</source>
            <translation>Chi gioca {seat}</translation>
        </message>
        <message>
            <location filename="../play/side.py" />
            <location filename="../play/timeline.py" />
            <source>Looking back</source>
            <translation>Sguardo indietro</translation>
        </message>
        <message>
            <location filename="../play/side.py" />
            <source>Let bots play</source>
            <translation>I bot giocano</translation>
        </message>
        <message>
            <location filename="../play/side.py" />
            <source>A bot may have a setting: mcts:200, or program:python my_bot.py for a program of your own.</source>
            <translation>Un bot può avere un’impostazione: mcts:200, o program:python my_bot.py per un programma tuo.</translation>
        </message>
        <message>
            <location filename="../play/side.py" />
            <source>{bot} is thinking for {who}…</source>
            <translation>{bot} sta pensando per {who}…</translation>
        </message>
        <message>
            <location filename="../play/side.py" />
            <source>One moment…</source>
            <translation>Un momento…</translation>
        </message>
        <message>
            <location filename="../play/story.py" />
            <source>Show or hide what it is about</source>
            <translation>Mostrare o nascondere di che cosa si tratta</translation>
        </message>
        <message>
            <location filename="../play/timeline.py" />
            <source>Back to now</source>
            <translation>Torna ad adesso</translation>
        </message>
        <message>
            <location filename="../play/timeline.py" />
            <source>Play on from here</source>
            <translation>Continua da qui</translation>
        </message>
        <message>
            <location filename="../play/timeline.py" />
            <source>you</source>
            <translation>tu</translation>
        </message>
        <message>
            <location filename="../play/timeline.py" />
            <source>One step back</source>
            <translation>Un passo indietro</translation>
        </message>
        <message>
            <location filename="../play/timeline.py" />
            <source>One step forward</source>
            <translation>Un passo avanti</translation>
        </message>
        <message>
            <location filename="../play/tracks.py" />
            <source>{value} of {most}</source>
            <translation>{value} di {most}</translation>
        </message>
        <message>
            <location filename="../play/turning_point.py" />
            <source>The turning point</source>
            <translation>Il momento decisivo</translation>
        </message>
        <message>
            <location filename="../play/turning_point.py" />
            <source>Show it</source>
            <translation>Mostralo</translation>
        </message>
        <message>
            <location filename="../play/turning_point.py" />
            <source>Again from there</source>
            <translation>Di nuovo da lì</translation>
        </message>
        <message>
            <location filename="../play/verdict.py" />
            <source>the winner's rank is {rank}</source>
            <translation>il vincitore ha il grado di {rank}</translation>
        </message>
        <message numerus="yes">
            <location filename="../play/verdict.py" />
            <source>%n minute(s)</source>
            <translation>
                <numerusform>%n minuto</numerusform>
                <numerusform>%n minuti</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../recovery.py" />
            <source>The editor closed unexpectedly. Your work is here; it is not saved yet.</source>
            <translation>L'editor si è chiuso all'improvviso. Ecco il tuo lavoro com'era; non è ancora salvato.</translation>
        </message>
        <message>
            <location filename="../recovery.py" />
            <source>Discard</source>
            <translation>Gettalo via</translation>
        </message>
        <message>
            <location filename="../recovery.py" />
            <source>Keep editing</source>
            <translation>Continua</translation>
        </message>
        <message numerus="yes">
            <location filename="../session.py" />
            <source>A map takes no more than %n place(s) by pasting. Delete some, or copy fewer.</source>
            <translation>
                <numerusform>Incollando, una mappa arriva al massimo a %n luogo. Eliminane qualcuno o copiane meno.</numerusform>
                <numerusform>Incollando, una mappa arriva al massimo a %n luoghi. Eliminane qualcuno o copiane meno.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../session.py" />
            <source>This pack is read-only: it needs plugins that are not installed. See Help &gt; Plugins.</source>
            <translation>Questo pacchetto si può solo guardare: ha bisogno di plugin che non sono installati. Vedi Aiuto &gt; Plugin.</translation>
        </message>
        <message numerus="yes">
            <location filename="../status.py" />
            <source>%n error(s)</source>
            <translation>
                <numerusform>%n errore</numerusform>
                <numerusform>%n errori</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../status.py" />
            <source>%n warning(s)</source>
            <translation>
                <numerusform>%n avviso</numerusform>
                <numerusform>%n avvisi</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../status.py" />
            <source>%n hint(s)</source>
            <translation>
                <numerusform>%n suggerimento</numerusform>
                <numerusform>%n suggerimenti</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../status.py" />
            <source>Smaller</source>
            <translation>Più piccolo</translation>
        </message>
        <message>
            <location filename="../status.py" />
            <source>Larger</source>
            <translation>Più grande</translation>
        </message>
        <message>
            <location filename="../status.py" />
            <source>See the whole map</source>
            <translation>Tutta la mappa</translation>
        </message>
        <message>
            <location filename="../status.py" />
            <source>No problems</source>
            <translation>Nessun problema</translation>
        </message>
        <message>
            <location filename="../status.py" />
            <source>Click to see it.</source>
            <translation>Fai clic per vederlo.</translation>
        </message>
        <message>
            <location filename="../status.py" />
            <source>Click to see the problems, or to put them away.</source>
            <translation>Fai clic per vedere i problemi, o per nasconderli.</translation>
        </message>
        <message>
            <location filename="../to_mod.py" />
            <source>What you changed</source>
            <translation>Ciò che hai cambiato</translation>
        </message>
        <message>
            <location filename="../to_mod.py" />
            <source>Only a copy can have this change, not a mod.</source>
            <translation>Questa modifica può stare solo in una copia, non in una mod.</translation>
        </message>
        <message>
            <location filename="../tools/background.py" />
            <source>Move the picture</source>
            <translation>Sposta l'immagine</translation>
        </message>
        <message>
            <location filename="../tools/background.py" />
            <source>Drag the picture to move it, its lower right corner to scale it.</source>
            <translation>Trascina l'immagine per spostarla, l'angolo in basso a destra per ridimensionarla.</translation>
        </message>
        <message>
            <location filename="../tools/background.py" />
            <source>Scale the picture</source>
            <translation>Ridimensiona l'immagine</translation>
        </message>
        <message>
            <location filename="../tools/background.py" />
            <source>This picture is locked: see the layers dock.</source>
            <translation>Questa immagine è bloccata: vedi il pannello dei livelli.</translation>
        </message>
        <message>
            <location filename="../tools/chance.py" />
            <location filename="../tools/pieces.py" />
            <source>Put down {what}</source>
            <translation>Metti {what}</translation>
        </message>
        <message>
            <location filename="../tools/chance.py" />
            <source>Leave {what} to chance</source>
            <translation>Lascia al caso {what}</translation>
        </message>
        <message>
            <location filename="../tools/chance.py" />
            <source>Where {what} may begin</source>
            <translation>Dove può cominciare {what}</translation>
        </message>
        <message>
            <location filename="../tools/hand.py" />
            <source>Hand</source>
            <translation>Mano</translation>
        </message>
        <message>
            <location filename="../tools/hand.py" />
            <source>Move map</source>
            <translation>Sposta</translation>
        </message>
        <message>
            <location filename="../tools/hand.py" />
            <source>Drag to move the view. The middle button, or Space and drag, does so with every tool.</source>
            <translation>Trascina per spostare la vista. Con ogni strumento basta il tasto centrale, o Spazio e trascinare.</translation>
        </message>
        <message>
            <location filename="../tools/lasso.py" />
            <source>Region lasso</source>
            <translation>Lazo delle regioni</translation>
        </message>
        <message>
            <location filename="../tools/lasso.py" />
            <source>Lasso</source>
            <translation>Lazo</translation>
        </message>
        <message>
            <location filename="../tools/lasso.py" />
            <source>Draw round places to make a region of them, or to add them to the one chosen in the regions dock; Shift takes them out.</source>
            <translation>Traccia un giro intorno ai luoghi per farne una regione, o per aggiungerli a quella scelta nel pannello delle regioni; Maiusc li toglie.</translation>
        </message>
        <message>
            <location filename="../tools/mirroring.py" />
            <source>None</source>
            <translation>Nessuna</translation>
        </message>
        <message>
            <location filename="../tools/mirroring.py" />
            <source>Mirror left and right</source>
            <translation>Specchia a destra e sinistra</translation>
        </message>
        <message>
            <location filename="../tools/mirroring.py" />
            <source>Mirror top and bottom</source>
            <translation>Specchia sopra e sotto</translation>
        </message>
        <message>
            <location filename="../tools/mirroring.py" />
            <source>Mirror both ways</source>
            <translation>Specchia nei due sensi</translation>
        </message>
        <message>
            <location filename="../tools/mirroring.py" />
            <source>Half turn (180°)</source>
            <translation>Mezzo giro (180°)</translation>
        </message>
        <message>
            <location filename="../tools/mirroring.py" />
            <source>Quarter turns (90°)</source>
            <translation>Quarti di giro (90°)</translation>
        </message>
        <message>
            <location filename="../tools/mirroring.py" />
            <source>Three-fold (120°)</source>
            <translation>Tre volte (120°)</translation>
        </message>
        <message>
            <location filename="../tools/mirroring.py" />
            <source>Six-fold (60°)</source>
            <translation>Sei volte (60°)</translation>
        </message>
        <message>
            <location filename="../tools/numbers.py" />
            <location filename="../tools/pieces.py" />
            <source>There are already as many of {what} as there may be.</source>
            <translation>Di «{what}» ce ne sono già quanti possono essercene.</translation>
        </message>
        <message>
            <location filename="../tools/numbers.py" />
            <source>Number of {what}</source>
            <translation>Numero di {what}</translation>
        </message>
        <message>
            <location filename="../tools/palette.py" />
            <source>{what}: yes</source>
            <translation>{what}: sì</translation>
        </message>
        <message>
            <location filename="../tools/palette.py" />
            <source>Draw a zone</source>
            <translation>Disegna una zona</translation>
        </message>
        <message>
            <location filename="../tools/palette.py" />
            <source>Walls</source>
            <translation>Muri</translation>
        </message>
        <message>
            <location filename="../tools/palette.py" />
            <source>Roads</source>
            <translation>Strade</translation>
        </message>
        <message>
            <location filename="../tools/palette.py" />
            <source>Ground</source>
            <translation>Terreno</translation>
        </message>
        <message>
            <location filename="../tools/palette.py" />
            <source>What lies on it</source>
            <translation>Che cosa vi sta sopra</translation>
        </message>
        <message>
            <location filename="../tools/palette.py" />
            <source>A room at once</source>
            <translation>Una stanza subito</translation>
        </message>
        <message>
            <location filename="../tools/palette.py" />
            <source>A wall along a line</source>
            <translation>Un muro lungo una linea</translation>
        </message>
        <message>
            <location filename="../tools/palette.py" />
            <source>What a zone is</source>
            <translation>Che cos’è una zona</translation>
        </message>
        <message>
            <location filename="../tools/palette.py" />
            <source>Crossings</source>
            <translation>Incroci</translation>
        </message>
        <message>
            <location filename="../tools/palette.py" />
            <source>Corner by corner</source>
            <translation>Angolo per angolo</translation>
        </message>
        <message>
            <location filename="../tools/palette.py" />
            <source>A square</source>
            <translation>Un quadrato</translation>
        </message>
        <message>
            <location filename="../tools/palette.py" />
            <source>A crossing</source>
            <translation>Un incrocio</translation>
        </message>
        <message numerus="yes">
            <location filename="../tools/palette.py" />
            <source>%n dealt</source>
            <translation>
                <numerusform>%n a sorte</numerusform>
                <numerusform>%n a sorte</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../tools/pieces.py" />
            <source>Drag a piece from the dock onto the map. Drag one on the map to move it, its handle to turn it; Backspace takes it away.</source>
            <translation>Trascina un pezzo dal pannello sulla mappa. Trascinane uno sulla mappa per spostarlo, la sua maniglia per girarlo; Backspace lo toglie.</translation>
        </message>
        <message>
            <location filename="../tools/pieces.py" />
            <source>Drag from place to place to draw the {what}; with Shift, to take it away. Esc: done.</source>
            <translation>Trascina da luogo a luogo per disegnare: {what}; con Maiusc per toglierlo. Esc: fatto.</translation>
        </message>
        <message>
            <location filename="../tools/pieces.py" />
            <source>Click a place: near its edge, and the piece looks that way. It stays in hand until Esc.</source>
            <translation>Fai clic su un luogo: vicino al bordo, e il pezzo guarda da quella parte. Resta in mano fino a Esc.</translation>
        </message>
        <message>
            <location filename="../tools/pieces.py" />
            <source>Turn {what}</source>
            <translation>Gira {what}</translation>
        </message>
        <message>
            <location filename="../tools/pieces.py" />
            <source>Move {what}</source>
            <translation>Sposta {what}</translation>
        </message>
        <message>
            <location filename="../tools/place_brushes.py" />
            <source>Tag brush</source>
            <translation>Pennello delle etichette</translation>
        </message>
        <message>
            <location filename="../tools/place_brushes.py" />
            <source>Drag over places to give them the chosen tag; Shift takes it off. Right-click picks a tag.</source>
            <translation>Trascina sui luoghi per dar loro l'etichetta scelta; Maiusc la toglie. Il clic destro prende un'etichetta.</translation>
        </message>
        <message>
            <location filename="../tools/place_brushes.py" />
            <source>A new place · {what}</source>
            <translation>Un luogo nuovo · {what}</translation>
        </message>
        <message>
            <location filename="../tools/place_brushes.py" />
            <source>Property brush</source>
            <translation>Pennello delle proprietà</translation>
        </message>
        <message>
            <location filename="../tools/place_brushes.py" />
            <source>Drag over places to give them the chosen property; Shift takes it off. Right-click picks one.</source>
            <translation>Trascina sui luoghi per dar loro la proprietà scelta; Maiusc la toglie. Il clic destro ne prende una.</translation>
        </message>
        <message>
            <location filename="../tools/place_brushes.py" />
            <source>Write a property first, such as “{example}”, in the brushes dock</source>
            <translation>Scrivi prima una proprietà, come «{example}», nel pannello dei pennelli</translation>
        </message>
        <message>
            <location filename="../tools/place_brushes.py" />
            <source>Click a place to give it what is chosen, or empty paper for a new place that has it; Shift takes it off.</source>
            <translation>Fai clic su un luogo per dargli ciò che è scelto, o sulla carta vuota per un luogo nuovo che lo ha; Maiusc lo toglie.</translation>
        </message>
        <message>
            <location filename="../tools/place_brushes.py" />
            <source>Choose a tag first: in the brushes dock.</source>
            <translation>Scegli prima un'etichetta nel pannello dei pennelli.</translation>
        </message>
        <message>
            <location filename="../tools/routing.py" />
            <source>Draw {what}</source>
            <translation>Disegna {what}</translation>
        </message>
        <message>
            <location filename="../tools/select.py" />
            <source>Select</source>
            <translation>Seleziona</translation>
        </message>
        <message>
            <location filename="../tools/select.py" />
            <source>Choose</source>
            <translation>Scegli</translation>
        </message>
        <message>
            <location filename="../tools/select.py" />
            <source>Click or drag to select; Shift adds, Alt+click takes a border. Drag places or the corners of a zone to move them; drag the middle of a side to add a corner, double-click a corner to remove it.</source>
            <translation>Clic o trascina per selezionare; Maiusc aggiunge, Alt+clic prende un bordo. Trascina i luoghi o gli angoli di una zona per spostarli; trascina la metà di un lato per aggiungere un angolo, doppio clic su un angolo per toglierlo.</translation>
        </message>
        <message>
            <location filename="../tools/select.py" />
            <source>Click or drag to select, Shift adds. Drag places to move them.</source>
            <translation>Clic o trascina per selezionare, Maiusc aggiunge. Trascina i luoghi per spostarli.</translation>
        </message>
        <message>
            <location filename="../tools/select.py" />
            <source>Click or drag to select; Shift adds, Alt+click takes a border.</source>
            <translation>Clic o trascina per selezionare; Maiusc aggiunge, Alt+clic prende un bordo.</translation>
        </message>
        <message>
            <location filename="../tools/select.py" />
            <source>Click selects, Shift adds. Drag zones and corners; the middle of a side is a new corner.</source>
            <translation>Clic seleziona, Maiusc aggiunge. Trascina zone e angoli; la metà di un lato è un nuovo angolo.</translation>
        </message>
        <message>
            <location filename="../tools/select.py" />
            <source>Change the outline</source>
            <translation>Cambia il contorno</translation>
        </message>
        <message numerus="yes">
            <location filename="../tools/select.py" />
            <source>Move %n place(s)</source>
            <translation>
                <numerusform>Sposta %n luogo</numerusform>
                <numerusform>Sposta %n luoghi</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../tools/select.py" />
            <source>Nudge %n place(s)</source>
            <translation>
                <numerusform>Sposta di poco %n luogo</numerusform>
                <numerusform>Sposta di poco %n luoghi</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../tools/select.py" />
            <source>A zone needs three corners.</source>
            <translation>Una zona ha bisogno di tre angoli.</translation>
        </message>
        <message>
            <location filename="../tools/select.py" />
            <source>Remove a corner</source>
            <translation>Togli un angolo</translation>
        </message>
        <message numerus="yes">
            <location filename="../tools/set_up.py" />
            <source>{what}: {number} by chance, on %n place(s). Drag one to fix where it begins.</source>
            <translation>
                <numerusform>{what}: {number} a caso, su %n luogo. Trascinane uno per fissare dove comincia.</numerusform>
                <numerusform>{what}: {number} a caso, su %n luoghi. Trascinane uno per fissare dove comincia.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../tools/set_up.py" />
            <source>{what} on {place}</source>
            <translation>{what} su {place}</translation>
        </message>
        <message>
            <location filename="../tools/set_up.py" />
            <source>looks {way}</source>
            <translation>guarda verso {way}</translation>
        </message>
        <message numerus="yes">
            <location filename="../tools/set_up.py" />
            <source>sees %n place(s)</source>
            <translation>
                <numerusform>vede %n posto</numerusform>
                <numerusform>vede %n posti</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../tools/set_up.py" />
            <source>north</source>
            <translation>nord</translation>
        </message>
        <message>
            <location filename="../tools/set_up.py" />
            <source>north-east</source>
            <translation>nord-est</translation>
        </message>
        <message>
            <location filename="../tools/set_up.py" />
            <source>east</source>
            <translation>est</translation>
        </message>
        <message>
            <location filename="../tools/set_up.py" />
            <source>south-east</source>
            <translation>sud-est</translation>
        </message>
        <message>
            <location filename="../tools/set_up.py" />
            <source>south</source>
            <translation>sud</translation>
        </message>
        <message>
            <location filename="../tools/set_up.py" />
            <source>south-west</source>
            <translation>sud-ovest</translation>
        </message>
        <message>
            <location filename="../tools/set_up.py" />
            <source>west</source>
            <translation>ovest</translation>
        </message>
        <message>
            <location filename="../tools/set_up.py" />
            <source>north-west</source>
            <translation>nord-ovest</translation>
        </message>
        <message>
            <location filename="../tools/stamp.py" />
            <source>Stamp</source>
            <translation>Timbro</translation>
        </message>
        <message>
            <location filename="../tools/stamp.py" />
            <source>Click to put it in, as often as you like; comma and full stop turn it, / mirrors it, Esc puts it down.</source>
            <translation>Fai clic per inserirlo, quante volte vuoi; virgola e punto lo ruotano, / lo specchia, Esc lo posa.</translation>
        </message>
        <message>
            <location filename="../tools/stamp.py" />
            <source>Select places and copy them (Ctrl+C): this puts them in wherever you click.</source>
            <translation>Seleziona dei luoghi e copiali (Ctrl+C): questo strumento li inserisce dove fai clic.</translation>
        </message>
        <message>
            <location filename="../tutorial.py" />
            <source>Begin with a pack of your own: “Copy”. The first ones in its list are small, to learn on. Give yours a title.</source>
            <translation>Comincia da un pacchetto tuo: «Copia». I primi dell’elenco sono piccoli, per imparare. Da’ un titolo al tuo.</translation>
        </message>
        <message>
            <location filename="../tutorial.py" />
            <source>This list shows the pages of the pack. Choose “Mission”.</source>
            <translation>Questo elenco mostra le pagine del pacchetto. Scegli «Missione».</translation>
        </message>
        <message>
            <location filename="../tutorial.py" />
            <source>A mission is told in stories: when something happens, if this is so, then do that. Begin with a recipe: “An alarm that counts”.</source>
            <translation>Una missione è fatta di storie: quando succede qualcosa, se questo è vero, allora fai quello. Comincia con una ricetta: «Un allarme che conta».</translation>
        </message>
        <message>
            <location filename="../tutorial.py" />
            <source>The coloured words are chips: what may be changed. Click the green one, and choose another place; the map shows where each is.</source>
            <translation>Le parole colorate sono ciò che si può cambiare. Fai clic su quella verde e scegli un altro luogo; la mappa mostra dov’è ciascuno.</translation>
        </message>
        <message>
            <location filename="../tutorial.py" />
            <source>One thing more should happen: press “Add a step”. Steps stand in groups, and are found by words, such as “say”. Fill in its chips.</source>
            <translation>Deve succedere ancora qualcosa: premi «Aggiungi un passo». I passi sono in gruppi e si trovano per parole, come «dire». Completane le parti colorate.</translation>
        </message>
        <message>
            <location filename="../tutorial.py" />
            <source>Here it says whether there are problems. Click it to see what to do about each; F8 goes to the next.</source>
            <translation>Qui è scritto se ci sono problemi. Un clic mostra che cosa fare per ciascuno; F8 va al seguente.</translation>
        </message>
        <message>
            <location filename="../tutorial.py" />
            <source>Save with Ctrl+S.</source>
            <translation>Salva con Ctrl+S.</translation>
        </message>
        <message>
            <location filename="../tutorial.py" />
            <source>Play it with Ctrl+R, against bots: click what shines. Ctrl+R again brings you back.</source>
            <translation>Gioca contro i bot con Ctrl+R: fai clic su ciò che brilla. Ancora Ctrl+R e torni qui.</translation>
        </message>
        <message>
            <location filename="../tutorial.py" />
            <source>Now a game of your own: press this sign beside the tabs, choose a game, and begin with “A small whole game”. It can be played at once.</source>
            <translation>Ora un gioco tuo: premi questo segno accanto alle schede, scegli un gioco e comincia con «Un piccolo gioco intero». Si può giocare subito.</translation>
        </message>
        <message>
            <location filename="../tutorial.py" />
            <source>Make it yours: at the right are first changes that show at once. Press “Do it”, or draw on the map.</source>
            <translation>Rendilo tuo: a destra ci sono le prime modifiche, che si vedono subito. Premi «Fallo» o disegna sulla mappa.</translation>
        </message>
        <message>
            <location filename="../tutorial.py" />
            <source>Share it with friends: a table to play at, one file, a kit to print. Nothing leaves this computer before you press a button.</source>
            <translation>Condividilo con gli amici: un tavolo per giocare, un solo file, un kit da stampare. Nulla lascia questo computer finché non premi un pulsante.</translation>
        </message>
        <message>
            <location filename="../tutorial.py" />
            <source>First mission</source>
            <translation>Prima missione</translation>
        </message>
        <message>
            <location filename="../tutorial.py" />
            <source>Skip</source>
            <translation>Salta</translation>
        </message>
        <message>
            <location filename="../watching.py" />
            <source>Another program changed {where}, and so did you.</source>
            <translation>Un altro programma ha cambiato {where}, e anche tu.</translation>
        </message>
        <message>
            <location filename="../watching.py" />
            <source>Changed by another program</source>
            <translation>Cambiato da un altro programma</translation>
        </message>
        <message>
            <location filename="../watching.py" />
            <source>Another program changed {name}. Both changes were put together.</source>
            <translation>Un altro programma ha cambiato {name}. Le due modifiche sono state unite.</translation>
        </message>
        <message>
            <location filename="../watching.py" />
            <source>Another program changed {name}. It was read again.</source>
            <translation>Un altro programma ha cambiato {name}, che è stato riletto.</translation>
        </message>
        <message>
            <location filename="../watching.py" />
            <source>{name} was changed by another program and cannot be read now. What is drawn here stays.</source>
            <translation>{name} è stato cambiato da un altro programma e ora non si può leggere. Ciò che è disegnato qui rimane.</translation>
        </message>
        <message>
            <location filename="../watching.py" />
            <source>Fix theirs</source>
            <translation>Correggi le altre</translation>
        </message>
        <message numerus="yes">
            <location filename="../window.py" />
            <source>%n error(s): click their number at the lower right to see them.</source>
            <translation>
                <numerusform>%n errore: fai clic sul numero in basso a destra per vederlo.</numerusform>
                <numerusform>%n errori: fai clic sul numero in basso a destra per vederli.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../window.py" />
            <source>“{what}” is undone</source>
            <translation>«{what}» è annullato</translation>
        </message>
        <message>
            <location filename="../window.py" />
            <source>“{what}” is done again</source>
            <translation>«{what}» è ripetuto</translation>
        </message>
        <message>
            <location filename="../window.py" />
            <source>Uguisu</source>
            <translation>Uguisu</translation>
        </message>
    </context>
</TS>
