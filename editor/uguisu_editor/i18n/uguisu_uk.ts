<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="uk" sourcelanguage="en">
    <context>
        <name>Uguisu</name>
        <message>
            <location filename="../app.py" />
            <source>The editor found no screen to open its window on: {reason}</source>
            <translation>Редактор не знайшов екрана, щоб відкрити вікно: {reason}</translation>
        </message>
        <message>
            <location filename="../app.py" />
            <source>Start it in a desktop session. Without one, edit the files as text and use `uguisu validate`.</source>
            <translation>Запустіть його в графічному сеансі. Без нього правте файли як текст і користуйтеся `uguisu validate`.</translation>
        </message>
        <message>
            <location filename="../canvas/background.py" />
            <location filename="../dialogs/picturing.py" />
            <location filename="../panels.py" />
            <source>{name} cannot be shown: {reason}</source>
            <translation>{name} не можна показати: {reason}</translation>
        </message>
        <message>
            <location filename="../canvas/background.py" />
            <source>it takes too long to draw</source>
            <translation>він малюється надто довго</translation>
        </message>
        <message numerus="yes">
            <location filename="../canvas/called.py" />
            <location filename="../context_menu.py" />
            <location filename="../docks/inspector.py" />
            <location filename="../pages/map_side.py" />
            <source>%n place(s)</source>
            <translation>
                <numerusform>%n місце</numerusform>
                <numerusform>%n місця</numerusform>
                <numerusform>%n місць</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../canvas/called.py" />
            <location filename="../forms/sentence.py" />
            <source>%n hex(es)</source>
            <translation>
                <numerusform>%n гекс</numerusform>
                <numerusform>%n гекси</numerusform>
                <numerusform>%n гексів</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../canvas/called.py" />
            <source>%n square(s)</source>
            <translation>
                <numerusform>%n клітинка</numerusform>
                <numerusform>%n клітинки</numerusform>
                <numerusform>%n клітинок</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../canvas/canvas.py" />
            <source>There is no map to draw here yet. The problems say why: click their number at the lower right.</source>
            <translation>Тут поки немає карти, яку можна намалювати. Чому — сказано в проблемах: натисніть на їх число внизу праворуч.</translation>
        </message>
        <message>
            <location filename="../canvas/canvas.py" />
            <location filename="../pages/form_page.py" />
            <source>Map</source>
            <translation>Поле</translation>
        </message>
        <message>
            <location filename="../canvas/canvas.py" />
            <source>The map that is being drawn. Arrow keys move the cursor, Enter uses the tool there.</source>
            <translation>Карта, яку ви малюєте. Стрілки рухають курсор, Enter застосовує там інструмент.</translation>
        </message>
        <message>
            <location filename="../canvas/canvas.py" />
            <source>This is a mod: its map is that of the packs it builds on, with what its own files change.</source>
            <translation>Це мод: його карта – карта наборів, на яких він побудований, з тим, що змінюють його власні файли.</translation>
        </message>
        <message>
            <location filename="../canvas/canvas.py" />
            <location filename="../tools/routing.py" />
            <source>This layer is locked or hidden: see the layers dock.</source>
            <translation>Цей шар замкнено або приховано: див. панель шарів.</translation>
        </message>
        <message>
            <location filename="../canvas/overlays.py" />
            <source>Nothing is drawn yet. Press P and click to set places, or Z and click the corners of a zone. C joins them, T gives them tags; F1 shows all keys.</source>
            <translation>Поки нічого не намальовано. Натисніть P і клацайте, щоб ставити місця, або Z і клацайте по кутах зони. C з'єднує їх, T дає мітки; F1 показує всі клавіші.</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Align &amp;left</source>
            <translation>Вирівняти за &amp;лівим краєм</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Align c&amp;entres</source>
            <translation>Вирівняти за це&amp;нтрами</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Align &amp;right</source>
            <translation>Вирівняти за &amp;правим краєм</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Align &amp;top</source>
            <translation>Вирівняти за &amp;верхом</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Align &amp;middles</source>
            <translation>Вирівняти за &amp;серединою</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Align &amp;bottom</source>
            <translation>Вирівняти &amp;за низом</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;New map…</source>
            <translation>&amp;Нова карта…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>New &amp;mod of this pack…</source>
            <translation>Новий &amp;мод цього набору…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Open…</source>
            <translation>&amp;Відкрити…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Welcome page</source>
            <translation>&amp;Початкова сторінка</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Save</source>
            <translation>&amp;Зберегти</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Save &amp;as…</source>
            <translation>Зберегти &amp;як…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Save a&amp;ll</source>
            <translation>З&amp;берегти все</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Get packs…</source>
            <translation>О&amp;тримати набори…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>S&amp;hare…</source>
            <translation>&amp;Поділитися…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Show my packs &amp;folder</source>
            <translation>Показати &amp;теку моїх наборів</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Import from Tiled…</source>
            <translation>&amp;Імпорт із Tiled…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Cards &amp;from a spreadsheet…</source>
            <translation>Карти &amp;з таблиці…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Cards from &amp;Google Sheets…</source>
            <translation>Карти з &amp;Google Таблиць…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Follow a sp&amp;readsheet of cards…</source>
            <translation>С&amp;тежити за таблицею карт…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Cards &amp;to a spreadsheet…</source>
            <translation>Карти &amp;в таблицю…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Export a picture…</source>
            <translation>&amp;Експорт зображення…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Export the private &amp;mini-map…</source>
            <translation>Експорт таємної &amp;міні-карти…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>P&amp;rint and play…</source>
            <translation>Роздрук&amp;увати й грати…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Close</source>
            <translation>З&amp;акрити</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Quit</source>
            <translation>Ви&amp;хід</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Undo</source>
            <translation>&amp;Скасувати</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Redo</source>
            <translation>&amp;Повторити</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Cu&amp;t</source>
            <translation>&amp;Вирізати</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Copy</source>
            <translation>&amp;Копіювати</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Paste</source>
            <translation>Вст&amp;авити</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <location filename="../context_menu.py" />
            <source>Paste &amp;here</source>
            <translation>Вставити &amp;тут</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Duplicate</source>
            <translation>&amp;Дублювати</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>De&amp;lete</source>
            <translation>В&amp;идалити</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Select &amp;all</source>
            <translation>Вид&amp;ілити все</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Select &amp;nothing</source>
            <translation>З&amp;няти виділення</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Invert the selection</source>
            <translation>О&amp;бернути виділення</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Find…</source>
            <translation>&amp;Знайти…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Rename every&amp;where…</source>
            <translation>П&amp;ерейменувати всюди…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>What can be done her&amp;e…</source>
            <translation>&amp;Що можна зробити тут…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Zoom &amp;in</source>
            <translation>&amp;Наблизити</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Zoom &amp;out</source>
            <translation>&amp;Віддалити</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Actual &amp;size</source>
            <translation>&amp;Звичайний розмір</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Whole map</source>
            <translation>&amp;Уся карта</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Grid</source>
            <translation>&amp;Сітка</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Na&amp;mes of places</source>
            <translation>На&amp;зви місць</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>S&amp;nap to grid</source>
            <translation>Прив'&amp;язка до сітки</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>St&amp;eps to a game</source>
            <translation>&amp;Кроки до гри</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>As &amp;text, or as a form</source>
            <translation>Як &amp;текст чи як форма</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Next &amp;pane</source>
            <translation>Н&amp;аступна панель</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Pre&amp;vious pane</source>
            <translation>Попередня пан&amp;ель</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Reset dock la&amp;yout</source>
            <translation>&amp;Панелі як спочатку</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Distribute &amp;across</source>
            <translation>Розподілити за &amp;горизонталлю</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Distribute &amp;down</source>
            <translation>&amp;Розподілити за вертикаллю</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Turn the stamp right</source>
            <translation>Повернути штамп пр&amp;аворуч</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Turn the stamp &amp;left</source>
            <translation>Повернути штамп &amp;ліворуч</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Mirror the stamp</source>
            <translation>&amp;Віддзеркалити штамп</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Picture to trace over…</source>
            <translation>&amp;Картинка для обведення…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Fade the picture…</source>
            <translation>Зробити картинку &amp;блідішою…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Remove the picture</source>
            <translation>Пр&amp;ибрати картинку</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Size of the map…</source>
            <translation>&amp;Розмір карти…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Link zones that share a border</source>
            <translation>З'&amp;єднати зони зі спільним кордоном</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Check now</source>
            <translation>&amp;Перевірити зараз</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Next problem</source>
            <translation>&amp;Наступна проблема</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Larger brush</source>
            <translation>Більший пензель</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Smaller brush</source>
            <translation>Менший пензель</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Light</source>
            <translation>&amp;Світла</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Dark</source>
            <translation>&amp;Темна</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Find a command or a place…</source>
            <translation>&amp;Знайти команду або місце…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Your first &amp;mission</source>
            <translation>Ваша перша &amp;місія</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Keys</source>
            <translation>&amp;Клавіші</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Plugins</source>
            <translation>П&amp;лагіни</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;About Uguisu</source>
            <translation>&amp;Про програму Uguisu</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Go to the page {name}</source>
            <translation>Відкрити сторінку «{name}»</translation>
        </message>
        <message>
            <location filename="../conflicts.py" />
            <source>Two people changed {what} in {file}. I have {mine}, they have {theirs}.</source>
            <translation>Двоє змінили {what} у {file}. У мене {mine}, у них {theirs}.</translation>
        </message>
        <message>
            <location filename="../conflicts.py" />
            <source>not there</source>
            <translation>нема</translation>
        </message>
        <message>
            <location filename="../conflicts.py" />
            <source>Settle what a merge left open</source>
            <translation>Вирішити, що лишилося відкритим після злиття</translation>
        </message>
        <message>
            <location filename="../conflicts.py" />
            <source>everything</source>
            <translation>усе</translation>
        </message>
        <message>
            <location filename="../conflicts.py" />
            <location filename="../watching.py" />
            <source>Keep mine</source>
            <translation>Лишити мої</translation>
        </message>
        <message>
            <location filename="../conflicts.py" />
            <location filename="../watching.py" />
            <source>Take theirs</source>
            <translation>Узяти чужі</translation>
        </message>
        <message numerus="yes">
            <location filename="../conflicts.py" />
            <source>%n more after this.</source>
            <translation>
                <numerusform>Після цього ще %n.</numerusform>
                <numerusform>Після цього ще %n.</numerusform>
                <numerusform>Після цього ще %n.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../conflicts.py" />
            <source>Keep both</source>
            <translation>Залишити обидва</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>Show in the &amp;inspector</source>
            <translation>Показати в &amp;інспекторі</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>&amp;Keep as a stamp…</source>
            <translation>Зберегти як &amp;штамп…</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>K&amp;ind</source>
            <translation>&amp;Вид</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <location filename="../docks/inspector.py" />
            <source>The map</source>
            <translation>Карта</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>&amp;Layers</source>
            <translation>&amp;Шари</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>&amp;Terrain</source>
            <translation>&amp;Місцевість</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>Ta&amp;gs</source>
            <translation>&amp;Мітки</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>&amp;Region</source>
            <translation>&amp;Область</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>Put into {page}</source>
            <translation>Поставити в «{page}»</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>Set up in a r&amp;uling</source>
            <translation>Розставити в &amp;роз’ясненні</translation>
        </message>
        <message numerus="yes">
            <location filename="../context_menu.py" />
            <location filename="../docks/inspector.py" />
            <source>%n link(s)</source>
            <translation>
                <numerusform>%n зв'язок</numerusform>
                <numerusform>%n зв'язки</numerusform>
                <numerusform>%n зв'язків</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>&amp;One way only</source>
            <translation>Лише в &amp;один бік</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>&amp;Turn round</source>
            <translation>&amp;Розвернути</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>&amp;New place here</source>
            <translation>&amp;Нове місце тут</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>New &amp;zone…</source>
            <translation>Нова &amp;зона…</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>New tag</source>
            <translation>Нова мітка</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <location filename="../docks/brushes.py" />
            <location filename="../forms/fields.py" />
            <source>Tag</source>
            <translation>Мітка</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>As &amp;below</source>
            <translation>Як в&amp;низу</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>&amp;Link the two by a {kind}</source>
            <translation>&amp;З'єднати ці два, вид «{kind}»</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <location filename="../map_kinds/graph/tools.py" />
            <source>Kind of link</source>
            <translation>Вид зв'язку</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>One way only</source>
            <translation>Лише в один бік</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>Turn round</source>
            <translation>Розвернути</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <location filename="../map_kinds/graph/tools.py" />
            <location filename="../tools/place_brushes.py" />
            <source>New place</source>
            <translation>Нове місце</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <location filename="../docks/brushes.py" />
            <location filename="../docks/layers.py" />
            <location filename="../forms/fields.py" />
            <source>Terrain</source>
            <translation>Місцевість</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <location filename="../docks/layers.py" />
            <location filename="../forms/fields.py" />
            <source>Tags</source>
            <translation>Мітки</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <location filename="../docks/regions.py" />
            <location filename="../tools/lasso.py" />
            <source>Change a region</source>
            <translation>Змінити область</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <location filename="../forms/parts.py" />
            <location filename="../forms/rows.py" />
            <location filename="../forms/stories.py" />
            <source>As below</source>
            <translation>Як унизу</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>&amp;Link to others…</source>
            <translation>&amp;З’єднати з іншими…</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>&amp;New tag…</source>
            <translation>&amp;Нова мітка…</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>&amp;New region of these</source>
            <translation>&amp;Нова область із цього</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <location filename="../map_kinds/graph/tools.py" />
            <source>New link</source>
            <translation>Новий зв'язок</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>Picture of {name}…</source>
            <translation>Картинка для {name}…</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>No picture of {name}</source>
            <translation>Без картинки для {name}</translation>
        </message>
        <message>
            <location filename="../dialogs/campaign.py" />
            <location filename="../dialogs/zips.py" />
            <location filename="../pack_tabs.py" />
            <source>This cannot be opened</source>
            <translation>Це не можна відкрити</translation>
        </message>
        <message>
            <location filename="../dialogs/campaign.py" />
            <source>The pack of this mission is not on this machine.</source>
            <translation>Набору цієї місії на цьому комп'ютері немає.</translation>
        </message>
        <message>
            <location filename="../dialogs/exporting.py" />
            <source>There is no map to make a picture of: see the problems.</source>
            <translation>Немає карти, яку можна зобразити: див. проблеми.</translation>
        </message>
        <message>
            <location filename="../dialogs/exporting.py" />
            <source>Names of places</source>
            <translation>Назви місць</translation>
        </message>
        <message>
            <location filename="../dialogs/exporting.py" />
            <location filename="../forms/fields.py" />
            <source>Legend</source>
            <translation>Легенда</translation>
        </message>
        <message>
            <location filename="../dialogs/exporting.py" />
            <location filename="../dialogs/printing.py" />
            <location filename="../play/page.py" />
            <source>{name} was saved.</source>
            <translation>Файл {name} записано.</translation>
        </message>
        <message>
            <location filename="../dialogs/exporting.py" />
            <source>Export the private mini-map</source>
            <translation>Експорт таємної міні-карти</translation>
        </message>
        <message>
            <location filename="../dialogs/exporting.py" />
            <source>Export a picture</source>
            <translation>Експорт зображення</translation>
        </message>
        <message>
            <location filename="../dialogs/exporting.py" />
            <source>&amp;Format</source>
            <translation>&amp;Формат</translation>
        </message>
        <message>
            <location filename="../dialogs/exporting.py" />
            <source>&amp;Longer side</source>
            <translation>&amp;Довша сторона</translation>
        </message>
        <message>
            <location filename="../dialogs/exporting.py" />
            <location filename="../dialogs/printing.py" />
            <source>&amp;Paper</source>
            <translation>&amp;Папір</translation>
        </message>
        <message>
            <location filename="../dialogs/exporting.py" />
            <source>Lan&amp;guage of names</source>
            <translation>&amp;Мова назв</translation>
        </message>
        <message>
            <location filename="../dialogs/exporting.py" />
            <source>&amp;Boxes for turns</source>
            <translation>&amp;Клітинки для ходів</translation>
        </message>
        <message>
            <location filename="../dialogs/exporting.py" />
            <location filename="../dialogs/printing.py" />
            <source>{name} could not be written: {reason}</source>
            <translation>Не вдалося записати {name}: {reason}</translation>
        </message>
        <message>
            <location filename="../dialogs/exporting.py" />
            <location filename="../dialogs/printing.py" />
            <location filename="../forms/fields.py" />
            <source>Notes</source>
            <translation>Нотатки</translation>
        </message>
        <message>
            <location filename="../dialogs/exporting.py" />
            <location filename="../dialogs/printing.py" />
            <source>Turn by turn</source>
            <translation>Хід за ходом</translation>
        </message>
        <message>
            <location filename="../dialogs/exporting.py" />
            <location filename="../dialogs/printing.py" />
            <source>Player</source>
            <translation>Гравець</translation>
        </message>
        <message>
            <location filename="../dialogs/files.py" />
            <source>Open a pack</source>
            <translation>Відкрити набір</translation>
        </message>
        <message>
            <location filename="../dialogs/files.py" />
            <source>Packs (scenario.yaml *.yaml *.yml *.zip);;All files (*)</source>
            <translation>Набори (scenario.yaml *.yaml *.yml *.zip);;Усі файли (*)</translation>
        </message>
        <message>
            <location filename="../dialogs/finding.py" />
            <source>Find a place by its name or a tag</source>
            <translation>Знайти місце за назвою або міткою</translation>
        </message>
        <message>
            <location filename="../dialogs/finding.py" />
            <source>Rename everywhere</source>
            <translation>Перейменувати всюди</translation>
        </message>
        <message>
            <location filename="../dialogs/finding.py" />
            <source>New id of {name}</source>
            <translation>Новий id місця «{name}»</translation>
        </message>
        <message>
            <location filename="../dialogs/finding.py" />
            <source>Select one place of a graph to rename it.</source>
            <translation>Щоб перейменувати, виділіть одне місце графа.</translation>
        </message>
        <message numerus="yes">
            <location filename="../dialogs/finding.py" />
            <source>tag, %n place(s)</source>
            <translation>
                <numerusform>мітка, %n місце</numerusform>
                <numerusform>мітка, %n місця</numerusform>
                <numerusform>мітка, %n місць</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../dialogs/getting.py" />
            <source>Get packs</source>
            <translation>Отримати набори</translation>
        </message>
        <message>
            <location filename="../dialogs/getting.py" />
            <source>Find by title, game or name</source>
            <translation>Знайти за назвою, грою чи іменем</translation>
        </message>
        <message>
            <location filename="../dialogs/getting.py" />
            <source>The address that a friend has sent you</source>
            <translation>Адреса, яку надіслав друг</translation>
        </message>
        <message>
            <location filename="../dialogs/getting.py" />
            <source>Look there</source>
            <translation>Подивитися там</translation>
        </message>
        <message>
            <location filename="../dialogs/getting.py" />
            <location filename="../dialogs/sharing.py" />
            <location filename="../pages/first_changes.py" />
            <source>Done</source>
            <translation>Готово</translation>
        </message>
        <message>
            <location filename="../dialogs/getting.py" />
            <source>Looking…</source>
            <translation>Дивимося…</translation>
        </message>
        <message>
            <location filename="../dialogs/getting.py" />
            <source>Getting…</source>
            <translation>Отримуємо…</translation>
        </message>
        <message numerus="yes">
            <location filename="../dialogs/getting.py" />
            <source>%n pack(s) offered</source>
            <translation>
                <numerusform>%n набір</numerusform>
                <numerusform>%n набори</numerusform>
                <numerusform>%n наборів</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../dialogs/getting.py" />
            <source>Nobody's packs are looked at yet. A friend who publishes packs has an address: write it below.</source>
            <translation>Поки нічиї набори не переглядаються. У друга, який публікує набори, є адреса: впишіть її нижче.</translation>
        </message>
        <message>
            <location filename="../dialogs/getting.py" />
            <source>Update</source>
            <translation>Оновити</translation>
        </message>
        <message>
            <location filename="../dialogs/getting.py" />
            <source>Get</source>
            <translation>Отримати</translation>
        </message>
        <message>
            <location filename="../dialogs/getting.py" />
            <source>here, {version}</source>
            <translation>є, {version}</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <location filename="../frame.py" />
            <source>Find a command or a place</source>
            <translation>Знайти команду або місце</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Keys</source>
            <translation>Клавіші</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>About Uguisu</source>
            <translation>Про програму Uguisu</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Uguisu, the nightingale floor: it sings under an intruder's feet.</source>
            <translation>Уґуїсу, солов'їна підлога: вона співає під ногами непроханого гостя.</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>With the plugins {plugins}</source>
            <translation>З плагінами {plugins}</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Key</source>
            <translation>Клавіша</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <location filename="../pages/ground_words.py" />
            <location filename="../pages/workshop.py" />
            <source>What it does</source>
            <translation>Що робить</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Ctrl+wheel</source>
            <translation>Ctrl+коліщатко</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Zoom at the mouse</source>
            <translation>Масштаб навколо миші</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Wheel, Shift+wheel</source>
            <translation>Коліщатко, Shift+коліщатко</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Scroll, scroll sideways</source>
            <translation>Прокручування, прокручування вбік</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Middle button, Space+drag</source>
            <translation>Середня кнопка, Пробіл+перетягування</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Move the view</source>
            <translation>Рухати вигляд</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Right button</source>
            <translation>Права кнопка</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Pick what is there</source>
            <translation>Взяти те, що там є</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Cancel the stroke; clear the selection</source>
            <translation>Кинути штрих; зняти виділення</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Arrows</source>
            <translation>Стрілки</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Nudge the selection, or move the cursor; Shift: by more</source>
            <translation>Посунути виділене або курсор; із Shift — далі</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Ctrl+arrows</source>
            <translation>Ctrl+стрілки</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Scroll</source>
            <translation>Прокручування</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Use the tool at the cursor; with tools that drag, press, then let go</source>
            <translation>Застосувати інструмент біля курсора; якщо він тягне — натиснути, потім відпустити</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <location filename="../pages/tool_bar.py" />
            <source>Tools</source>
            <translation>Інструменти</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Mouse and keyboard</source>
            <translation>Рука й клавіатура</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Actions</source>
            <translation>Дії</translation>
        </message>
        <message>
            <location filename="../dialogs/importing.py" />
            <source>Import a map of Tiled</source>
            <translation>Імпорт карти Tiled</translation>
        </message>
        <message>
            <location filename="../dialogs/importing.py" />
            <source>Maps of Tiled (*.tmx *.tmj *.json *.xml);;All files (*)</source>
            <translation>Карти Tiled (*.tmx *.tmj *.json *.xml);;Усі файли (*)</translation>
        </message>
        <message>
            <location filename="../dialogs/importing.py" />
            <location filename="../pages/texts_page.py" />
            <source>Import {name}</source>
            <translation>Імпорт «{name}»</translation>
        </message>
        <message>
            <location filename="../dialogs/importing.py" />
            <source>Kind of map</source>
            <translation>Вид карти</translation>
        </message>
        <message>
            <location filename="../dialogs/importing.py" />
            <location filename="../dialogs/new_pack.py" />
            <location filename="../dialogs/saving_as.py" />
            <source>&amp;Title</source>
            <translation>&amp;Назва</translation>
        </message>
        <message>
            <location filename="../dialogs/importing.py" />
            <location filename="../dialogs/new_pack.py" />
            <source>&amp;Game</source>
            <translation>&amp;Гра</translation>
        </message>
        <message>
            <location filename="../dialogs/importing.py" />
            <source>Report</source>
            <translation>Звіт</translation>
        </message>
        <message>
            <location filename="../dialogs/importing.py" />
            <source>This cannot be imported</source>
            <translation>Це не можна імпортувати</translation>
        </message>
        <message numerus="yes">
            <location filename="../dialogs/importing.py" />
            <source>%n pair(s) of zones share a border and are not linked.</source>
            <translation>
                <numerusform>%n пара зон має спільний кордон, але не з'єднана.</numerusform>
                <numerusform>%n пари зон мають спільний кордон, але не з'єднані.</numerusform>
                <numerusform>%n пар зон мають спільний кордон, але не з'єднані.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../dialogs/importing.py" />
            <source>Everything was imported unchanged.</source>
            <translation>Усе перенеслося як було.</translation>
        </message>
        <message>
            <location filename="../dialogs/importing.py" />
            <location filename="../dialogs/new_pack.py" />
            <location filename="../dialogs/saving_as.py" />
            <source>Give it a title.</source>
            <translation>Дайте їй назву.</translation>
        </message>
        <message>
            <location filename="../dialogs/importing.py" />
            <source>Link them</source>
            <translation>З'єднати</translation>
        </message>
        <message>
            <location filename="../dialogs/importing.py" />
            <source>Leave as is</source>
            <translation>Лишити так</translation>
        </message>
        <message>
            <location filename="../dialogs/making.py" />
            <location filename="../forms/mends.py" />
            <location filename="../forms/sentence.py" />
            <source>Choose…</source>
            <translation>Обрати…</translation>
        </message>
        <message>
            <location filename="../dialogs/making.py" />
            <source>&amp;Folder</source>
            <translation>&amp;Папка</translation>
        </message>
        <message>
            <location filename="../dialogs/making.py" />
            <source>Folder for the new pack</source>
            <translation>Папка для нового набору</translation>
        </message>
        <message>
            <location filename="../dialogs/making.py" />
            <location filename="../forms/fields.py" />
            <location filename="../pages/original_strip.py" />
            <source>Title</source>
            <translation>Назва</translation>
        </message>
        <message>
            <location filename="../dialogs/making.py" />
            <location filename="../forms/fields.py" />
            <source>Game</source>
            <translation>Гра</translation>
        </message>
        <message>
            <location filename="../dialogs/making.py" />
            <source>Folder</source>
            <translation>Папка</translation>
        </message>
        <message>
            <location filename="../dialogs/making.py" />
            <source>Choose a folder</source>
            <translation>Обрати папку</translation>
        </message>
        <message>
            <location filename="../dialogs/new_pack.py" />
            <source>My map</source>
            <translation>Моя карта</translation>
        </message>
        <message>
            <location filename="../dialogs/new_pack.py" />
            <source>New map</source>
            <translation>Нова карта</translation>
        </message>
        <message>
            <location filename="../dialogs/new_pack.py" />
            <source>Another folder…</source>
            <translation>Інша тека…</translation>
        </message>
        <message>
            <location filename="../dialogs/new_pack.py" />
            <source>Begin with</source>
            <translation>Почати з</translation>
        </message>
        <message>
            <location filename="../dialogs/new_pack.py" />
            <source>&amp;Which one</source>
            <translation>&amp;Що саме</translation>
        </message>
        <message>
            <location filename="../dialogs/new_pack.py" />
            <source>&amp;Size</source>
            <translation>&amp;Розмір</translation>
        </message>
        <message>
            <location filename="../dialogs/new_pack.py" />
            <location filename="../originals.py" />
            <location filename="../to_mod.py" />
            <source>Mod of {name}</source>
            <translation>Мод для {name}</translation>
        </message>
        <message>
            <location filename="../dialogs/new_pack.py" />
            <location filename="../originals.py" />
            <location filename="../pages/campaign_page.py" />
            <source>{name}, my copy</source>
            <translation>{name}, моя копія</translation>
        </message>
        <message>
            <location filename="../dialogs/new_pack.py" />
            <location filename="../dialogs/saving_as.py" />
            <source>It goes into {folder}</source>
            <translation>Він буде в {folder}</translation>
        </message>
        <message>
            <location filename="../dialogs/new_pack.py" />
            <source>A small whole game</source>
            <translation>Маленька ціла гра</translation>
        </message>
        <message>
            <location filename="../dialogs/new_pack.py" />
            <location filename="../pages/map_side.py" />
            <source>Empty paper</source>
            <translation>Чистий аркуш</translation>
        </message>
        <message>
            <location filename="../dialogs/new_pack.py" />
            <location filename="../pages/map_side.py" />
            <source>A map that came with Uguisu</source>
            <translation>Карта з комплекту</translation>
        </message>
        <message>
            <location filename="../dialogs/new_pack.py" />
            <source>A small game, ready to play</source>
            <translation>Маленька гра, готова до гри</translation>
        </message>
        <message>
            <location filename="../dialogs/new_pack.py" />
            <source>New mod</source>
            <translation>Новий мод</translation>
        </message>
        <message>
            <location filename="../dialogs/new_pack.py" />
            <source>Which one</source>
            <translation>Яка</translation>
        </message>
        <message>
            <location filename="../dialogs/new_pack.py" />
            <location filename="../dialogs/picturing.py" />
            <source>Columns</source>
            <translation>Стовпці</translation>
        </message>
        <message>
            <location filename="../dialogs/new_pack.py" />
            <location filename="../dialogs/picturing.py" />
            <location filename="../forms/fields.py" />
            <source>Rows</source>
            <translation>Рядки</translation>
        </message>
        <message>
            <location filename="../dialogs/new_pack.py" />
            <source>New copy</source>
            <translation>Нова копія</translation>
        </message>
        <message>
            <location filename="../dialogs/new_pack.py" />
            <source>A copy of {name}</source>
            <translation>Копія «{name}»</translation>
        </message>
        <message>
            <location filename="../dialogs/new_pack.py" />
            <source>A mod of {name}</source>
            <translation>Мод для {name}</translation>
        </message>
        <message>
            <location filename="../dialogs/picturing.py" />
            <source>Picture to trace over</source>
            <translation>Картинка для обведення</translation>
        </message>
        <message>
            <location filename="../dialogs/picturing.py" />
            <source>Pictures (*.png *.jpg *.jpeg *.webp *.bmp *.gif)</source>
            <translation>Картинки (*.png *.jpg *.jpeg *.webp *.bmp *.gif)</translation>
        </message>
        <message>
            <location filename="../dialogs/picturing.py" />
            <location filename="../pages/cards_page.py" />
            <source>Picture of {name}</source>
            <translation>Картинка для {name}</translation>
        </message>
        <message>
            <location filename="../dialogs/picturing.py" />
            <source>From 0 (invisible) to 100 (opaque)</source>
            <translation>Від 0 (не видно) до 100 (суцільна)</translation>
        </message>
        <message>
            <location filename="../dialogs/picturing.py" />
            <location filename="../docks/pictures.py" />
            <source>Fade the picture</source>
            <translation>Зробити картинку блідішою</translation>
        </message>
        <message>
            <location filename="../dialogs/picturing.py" />
            <location filename="../operations.py" />
            <source>Size of the map</source>
            <translation>Розмір карти</translation>
        </message>
        <message>
            <location filename="../dialogs/picturing.py" />
            <location filename="../pages/cards_page.py" />
            <source>{name} cannot be read as a picture.</source>
            <translation>{name} не читається як картинка.</translation>
        </message>
        <message>
            <location filename="../dialogs/picturing.py" />
            <location filename="../tools/background.py" />
            <source>There is no picture yet: Map &gt; Picture to trace over…</source>
            <translation>Картинки поки немає: Карта &gt; Картинка для обведення…</translation>
        </message>
        <message>
            <location filename="../dialogs/picturing.py" />
            <location filename="../docks/pictures.py" />
            <source>Remove the picture</source>
            <translation>Прибрати картинку</translation>
        </message>
        <message>
            <location filename="../dialogs/picturing.py" />
            <source>Only maps of squares and hexes have a size.</source>
            <translation>Розмір мають лише карти з клітинок і шестикутників.</translation>
        </message>
        <message>
            <location filename="../dialogs/picturing.py" />
            <location filename="../pages/cards_page.py" />
            <source>{name} could not be copied into the pack: {reason}</source>
            <translation>Не вдалося скопіювати {name} до набору: {reason}</translation>
        </message>
        <message>
            <location filename="../dialogs/plugins.py" />
            <source>Plugins</source>
            <translation>Плагіни</translation>
        </message>
        <message>
            <location filename="../dialogs/plugins.py" />
            <source>A plugin is installed like any Python package, with pip or uv; the editor finds it at the next start.</source>
            <translation>Плагін встановлюється як будь-який пакет Python, через pip або uv; редактор знайде його під час наступного запуску.</translation>
        </message>
        <message>
            <location filename="../dialogs/plugins.py" />
            <source>Plugin, and what it adds</source>
            <translation>Плагін і що він додає</translation>
        </message>
        <message>
            <location filename="../dialogs/plugins.py" />
            <location filename="../forms/fields.py" />
            <location filename="../pages/scenario_sheet.py" />
            <source>Version</source>
            <translation>Версія</translation>
        </message>
        <message>
            <location filename="../dialogs/plugins.py" />
            <source>Distribution</source>
            <translation>Дистрибутив</translation>
        </message>
        <message>
            <location filename="../dialogs/plugins.py" />
            <source>not installed</source>
            <translation>не встановлено</translation>
        </message>
        <message>
            <location filename="../dialogs/plugins.py" />
            <source>Left out: {problem}</source>
            <translation>Пропущено: {problem}</translation>
        </message>
        <message>
            <location filename="../dialogs/printing.py" />
            <location filename="../dialogs/sharing.py" />
            <source>Print and play</source>
            <translation>Роздрукувати й грати</translation>
        </message>
        <message>
            <location filename="../dialogs/printing.py" />
            <source>{across} × {down} sheets for the map</source>
            <translation>Аркушів на карту: {across} × {down}</translation>
        </message>
        <message>
            <location filename="../dialogs/printing.py" />
            <source>Lan&amp;guage</source>
            <translation>&amp;Мова</translation>
        </message>
        <message>
            <location filename="../dialogs/printing.py" />
            <source>&amp;Width of the map</source>
            <translation>&amp;Ширина карти</translation>
        </message>
        <message>
            <location filename="../dialogs/printing.py" />
            <source>cm</source>
            <translation>см</translation>
        </message>
        <message>
            <location filename="../dialogs/printing.py" />
            <source>The br&amp;iefing: one sheet to lay on the table</source>
            <translation>&amp;Брифінг: аркуш, який кладуть на стіл</translation>
        </message>
        <message>
            <location filename="../dialogs/printing.py" />
            <source>The &amp;map, in sheets</source>
            <translation>Карта, по &amp;аркушах</translation>
        </message>
        <message>
            <location filename="../dialogs/printing.py" />
            <source>&amp;Cards, with cut lines</source>
            <translation>Кар&amp;тки, з лініями розрізу</translation>
        </message>
        <message>
            <location filename="../dialogs/printing.py" />
            <source>&amp;Backs of the cards, for printing on both sides</source>
            <translation>С&amp;орочки, для друку з двох боків</translation>
        </message>
        <message>
            <location filename="../dialogs/printing.py" />
            <source>3 mm of b&amp;leed and cut marks, as print shops ask</source>
            <translation>3 мм вильот&amp;у й мітки різу, як просять друкарні</translation>
        </message>
        <message>
            <location filename="../dialogs/printing.py" />
            <source>&amp;Tokens</source>
            <translation>&amp;Фішки</translation>
        </message>
        <message>
            <location filename="../dialogs/printing.py" />
            <source>&amp;Screens, with the private mini-map</source>
            <translation>Ш&amp;ирми з таємною мінімапою</translation>
        </message>
        <message>
            <location filename="../dialogs/saving_as.py" />
            <source>Save as</source>
            <translation>Зберегти як</translation>
        </message>
        <message>
            <location filename="../dialogs/saving_as.py" />
            <source>Folder, to continue working</source>
            <translation>Папка, щоб працювати далі</translation>
        </message>
        <message>
            <location filename="../dialogs/saving_as.py" />
            <source>Zip, to share</source>
            <translation>Zip, щоб передати іншим</translation>
        </message>
        <message>
            <location filename="../dialogs/saving_as.py" />
            <source>&amp;Id</source>
            <translation>&amp;Ідентифікатор</translation>
        </message>
        <message>
            <location filename="../dialogs/saving_as.py" />
            <source>&amp;As</source>
            <translation>&amp;Як</translation>
        </message>
        <message>
            <location filename="../dialogs/saving_as.py" />
            <source>The current text cannot be read. Fix it first.</source>
            <translation>Текст у редакторі не читається. Спершу виправте його.</translation>
        </message>
        <message>
            <location filename="../dialogs/saving_as.py" />
            <location filename="../pages/campaign_page.py" />
            <location filename="../pages/map_page.py" />
            <source>Saved in {folder}</source>
            <translation>Збережено в {folder}</translation>
        </message>
        <message>
            <location filename="../dialogs/saving_as.py" />
            <location filename="../forms/fields.py" />
            <source>Id</source>
            <translation>Ідентифікатор</translation>
        </message>
        <message>
            <location filename="../dialogs/saving_as.py" />
            <source>As a folder or a zip</source>
            <translation>Як папку чи zip</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Nothing leaves this computer before you press a button. Who has a link may join while the table is open.</source>
            <translation>Ніщо не залишає цей комп’ютер, доки ви не натиснете кнопку. Хто має посилання, може увійти, доки стіл відкрито.</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Your friend needs {what}</source>
            <translation>Другові знадобиться {what}</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Share {title}</source>
            <translation>Поділитися «{title}»</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Not saved yet: it is saved first.</source>
            <translation>Ще не збережено: спершу збережеться.</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Saved.</source>
            <translation>Збережено.</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Play with friends, now</source>
            <translation>Грати з друзями просто зараз</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Let others in my network in, not this machine alone</source>
            <translation>Впускати інших у моїй мережі, а не лише з цього комп’ютера</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Open a table</source>
            <translation>Відкрити стіл</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>A code that a phone scans</source>
            <translation>Код, який зчитує телефон</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Opening…</source>
            <translation>Відкривається…</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>As a web page</source>
            <translation>Як вебсторінка</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>One file to send…</source>
            <translation>Один файл, щоб надіслати…</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>For a web space…</source>
            <translation>Для сайту…</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>In which folder a new one is made</source>
            <translation>У якій папці створити нову</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>The page is being written…</source>
            <translation>Сторінка записується…</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Save as one file</source>
            <translation>Зберегти одним файлом</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Save as a zip…</source>
            <translation>Зберегти zip…</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Print…</source>
            <translation>Друк…</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Publish</source>
            <translation>Опублікувати</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Publish…</source>
            <translation>Опублікувати…</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>The folder that you upload</source>
            <translation>Тека, яку ви викладаєте</translation>
        </message>
        <message numerus="yes">
            <location filename="../dialogs/sharing.py" />
            <source>The index has %n pack(s) now. Upload the folder as it is.</source>
            <translation>
                <numerusform>У покажчику тепер %n набір. Викладіть теку як є.</numerusform>
                <numerusform>У покажчику тепер %n набори. Викладіть теку як є.</numerusform>
                <numerusform>У покажчику тепер %n наборів. Викладіть теку як є.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Close the table</source>
            <translation>Закрити стіл</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>To the table</source>
            <translation>До столу</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>a browser in the same network. No Uguisu, no account.</source>
            <translation>браузер у тій самій мережі. Ні Uguisu, ні облікового запису.</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Friends elsewhere: play by post, or put a proxy before the table (docs, play together).</source>
            <translation>Друзі далеко: грайте поштою або поставте перед столом проксі (довідка, гра разом).</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>The pack could not be saved, so nobody could play what is drawn.</source>
            <translation>Набір не зберігся, і зіграти в намальоване не вийде.</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>To watch</source>
            <translation>Дивитися</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>The link of {seat}</source>
            <translation>Посилання для місця «{seat}»</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <location filename="../pages/original_strip.py" />
            <location filename="../pages/tiles.py" />
            <location filename="../pages/ways.py" />
            <source>Copy</source>
            <translation>Копія</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Copy the link of {seat}</source>
            <translation>Скопіювати посилання для місця «{seat}»</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>The table has ended.</source>
            <translation>Стіл закрився.</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>It plays in the browser, against bots or at one device, without a server.</source>
            <translation>Грає в браузері, проти ботів або за одним пристроєм, без сервера.</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>a browser.</source>
            <translation>браузер.</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>The page could not be written.</source>
            <translation>Сторінку не вдалося записати.</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>A zip with everything that the game builds on.</source>
            <translation>Zip з усім, на чому побудована гра.</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Uguisu.</source>
            <translation>програма Uguisu.</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>{name} is written, and {packs} with it</source>
            <translation>Файл {name} записано, і з ним {packs}</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Map, pieces and cards, on the paper that you have.</source>
            <translation>Мапа, фішки й карти на тому папері, що у вас є.</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>scissors, and somebody who knows the rules.</source>
            <translation>ножиці й той, хто знає правила.</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Into a folder with an index, which you upload to any web space. Others get it by its name.</source>
            <translation>У теку з покажчиком, яку ви кладете на будь-який сайт. Інші беруть набір за іменем.</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Uguisu, and the address of your folder.</source>
            <translation>Uguisu й адреса вашої теки.</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>no problem left</source>
            <translation>помилок не лишилося</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>a version, on the Scenario page</source>
            <translation>версія, на сторінці «Сценарій»</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>a licence, on the Scenario page</source>
            <translation>ліцензія, на сторінці «Сценарій»</translation>
        </message>
        <message numerus="yes">
            <location filename="../dialogs/sharing.py" />
            <source>%n thing(s) to mend first</source>
            <translation>
                <numerusform>Спершу виправити: %n помилка</numerusform>
                <numerusform>Спершу виправити: %n помилки</numerusform>
                <numerusform>Спершу виправити: %n помилок</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Nothing to mend.</source>
            <translation>Виправляти нічого.</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>{name} is written.</source>
            <translation>Файл {name} записано.</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>a bot</source>
            <translation>бот</translation>
        </message>
        <message>
            <location filename="../dialogs/sheets.py" />
            <source>Spreadsheets (*.xlsx *.csv)</source>
            <translation>Таблиці (*.xlsx *.csv)</translation>
        </message>
        <message>
            <location filename="../dialogs/sheets.py" />
            <source>Spreadsheets (*.xlsx *.ods *.csv);;All files (*)</source>
            <translation>Таблиці (*.xlsx *.ods *.csv);;Усі файли (*)</translation>
        </message>
        <message numerus="yes">
            <location filename="../dialogs/sheets.py" />
            <source>%n card(s) changed.</source>
            <translation>
                <numerusform>Змінено %n карту.</numerusform>
                <numerusform>Змінено %n карти.</numerusform>
                <numerusform>Змінено %n карт.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../dialogs/sheets.py" />
            <source>Cards to a spreadsheet</source>
            <translation>Карти в таблицю</translation>
        </message>
        <message>
            <location filename="../dialogs/sheets.py" />
            <source>Cards from a spreadsheet</source>
            <translation>Карти з таблиці</translation>
        </message>
        <message>
            <location filename="../dialogs/sheets.py" />
            <source>{name} is followed: save it, and the cards change.</source>
            <translation>За {name} стежать: збережіть файл — і карти зміняться.</translation>
        </message>
        <message>
            <location filename="../dialogs/sheets.py" />
            <source>{name} says what the cards say already.</source>
            <translation>У {name} те саме, що вже на картах.</translation>
        </message>
        <message>
            <location filename="../dialogs/sheets.py" />
            <source>This spreadsheet was not read or written</source>
            <translation>Таблицю не прочитано й не записано</translation>
        </message>
        <message>
            <location filename="../dialogs/sheets.py" />
            <source>Cards from Google Sheets</source>
            <translation>Карти з Google Таблиць</translation>
        </message>
        <message>
            <location filename="../dialogs/sheets.py" />
            <source>A link of a table that is shared with anyone who has the link</source>
            <translation>Посилання на таблицю, відкриту всім, хто має посилання</translation>
        </message>
        <message>
            <location filename="../dialogs/sheets.py" />
            <source>Take the cards</source>
            <translation>Узяти карти</translation>
        </message>
        <message>
            <location filename="../dialogs/sheets.py" />
            <source>Fetching…</source>
            <translation>Завантажується…</translation>
        </message>
        <message>
            <location filename="../dialogs/sheets.py" />
            <source>Nothing was taken from {name}</source>
            <translation>Із {name} нічого не взято</translation>
        </message>
        <message>
            <location filename="../dialogs/sheets.py" />
            <source>Cards from {name}</source>
            <translation>Карти з {name}</translation>
        </message>
        <message numerus="yes">
            <location filename="../dialogs/sheets.py" />
            <source>… and %n more</source>
            <translation>
                <numerusform>… і ще %n</numerusform>
                <numerusform>… і ще %n</numerusform>
                <numerusform>… і ще %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../dialogs/sheets.py" />
            <source>%n card(s) written to {name}.</source>
            <translation>
                <numerusform>У {name} записано %n карту.</numerusform>
                <numerusform>У {name} записано %n карти.</numerusform>
                <numerusform>У {name} записано %n карт.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../dialogs/sheets.py" />
            <source>Stop following</source>
            <translation>Більше не стежити</translation>
        </message>
        <message>
            <location filename="../dialogs/sheets.py" />
            <source>Follow it</source>
            <translation>Стежити за ним</translation>
        </message>
        <message>
            <location filename="../dialogs/sheets.py" />
            <source>Good</source>
            <translation>Добре</translation>
        </message>
        <message>
            <location filename="../dialogs/zips.py" />
            <source>Unpack it?</source>
            <translation>Розпакувати?</translation>
        </message>
        <message>
            <location filename="../dialogs/zips.py" />
            <source>{name} is a zip. Unpack it to edit its files.</source>
            <translation>{name} — архів zip: його файли правлять розпакованими.</translation>
        </message>
        <message>
            <location filename="../dialogs/zips.py" />
            <source>It is unpacked into {folder}, and opened there. The zip stays as it is.</source>
            <translation>Його буде розпаковано в {folder} і там відкрито. Сам архів лишиться як є.</translation>
        </message>
        <message>
            <location filename="../dialogs/zips.py" />
            <source>Unpack and open</source>
            <translation>Розпакувати й відкрити</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <source>Brushes</source>
            <translation>Пензлі</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <location filename="../forms/fields.py" />
            <location filename="../pages/tool_bar.py" />
            <source>Size</source>
            <translation>Розмір</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <location filename="../forms/fields.py" />
            <source>Border</source>
            <translation>Межа</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <source>Link</source>
            <translation>Зв'язок</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <source>Property</source>
            <translation>Властивість</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <source>Symmetry</source>
            <translation>Симетрія</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <source>Owners in turn</source>
            <translation>Власники по черзі</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <location filename="../tools/palette.py" />
            <source>New terrain</source>
            <translation>Нова місцевість</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <source>Name of a new terrain</source>
            <translation>Назва нової місцевості</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <location filename="../docks/regions.py" />
            <source>Colour…</source>
            <translation>Колір…</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <source>Rename…</source>
            <translation>Перейменувати…</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <source>Picture…</source>
            <translation>Картинка…</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <source>Add</source>
            <translation>Додати</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <source>From other maps of this game</source>
            <translation>З інших карт цієї гри</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <source>Add a terrain</source>
            <translation>Додати місцевість</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <source>north, south</source>
            <translation>північ, південь</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <source>Words that are swapped from one symmetric copy to the next, in tags and owners: red, blue</source>
            <translation>Слова, що міняються місцями від однієї симетричної копії до іншої, у мітках і власниках: червоний, синій</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <source>Snap to grid</source>
            <translation>Прив'язка до сітки</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <source>Change a terrain</source>
            <translation>Змінити місцевість</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <source>Colour of the terrain</source>
            <translation>Колір місцевості</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <source>Rename the terrain</source>
            <translation>Перейменувати місцевість</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <location filename="../docks/pictures.py" />
            <location filename="../forms/fields.py" />
            <location filename="../pages/map_side.py" />
            <source>Name</source>
            <translation>Назва</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <location filename="../docks/help.py" />
            <location filename="../forms/blocks.py" />
            <location filename="../forms/lines.py" />
            <source>for example {example}</source>
            <translation>наприклад, {example}</translation>
        </message>
        <message>
            <location filename="../docks/help.py" />
            <source>Help</source>
            <translation>Довідка</translation>
        </message>
        <message>
            <location filename="../docks/help.py" />
            <source>Go to a field, and you see here what it is for.</source>
            <translation>Перейдіть у поле: тут сказано, для чого воно.</translation>
        </message>
        <message>
            <location filename="../docks/history.py" />
            <source>History</source>
            <translation>Історія</translation>
        </message>
        <message>
            <location filename="../docks/history.py" />
            <source>As opened</source>
            <translation>Як було при відкритті</translation>
        </message>
        <message>
            <location filename="../docks/history.py" />
            <source>Steps; the saved one is marked</source>
            <translation>Зроблені кроки; збережений позначено</translation>
        </message>
        <message>
            <location filename="../docks/inspector.py" />
            <source>Inspector</source>
            <translation>Інспектор</translation>
        </message>
        <message>
            <location filename="../docks/inspector.py" />
            <source>What the inspector shows</source>
            <translation>Що показує інспектор</translation>
        </message>
        <message numerus="yes">
            <location filename="../docks/inspector.py" />
            <source>%n border(s)</source>
            <translation>
                <numerusform>%n межа</numerusform>
                <numerusform>%n межі</numerusform>
                <numerusform>%n меж</numerusform>
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
            <translation>Змінити «{name}»</translation>
        </message>
        <message>
            <location filename="../docks/inspector.py" />
            <source>The selection</source>
            <translation>Виділене</translation>
        </message>
        <message>
            <location filename="../docks/inspector.py" />
            <source>The region</source>
            <translation>Область</translation>
        </message>
        <message>
            <location filename="../docks/inspector.py" />
            <source>The scenario</source>
            <translation>Сценарій</translation>
        </message>
        <message>
            <location filename="../docks/inspector.py" />
            <location filename="../forms/parts.py" />
            <source>Advanced</source>
            <translation>Додатково</translation>
        </message>
        <message>
            <location filename="../docks/inspector.py" />
            <source>Region {name}</source>
            <translation>Область {name}</translation>
        </message>
        <message>
            <location filename="../docks/layers.py" />
            <location filename="../forms/fields.py" />
            <source>Layers</source>
            <translation>Шари</translation>
        </message>
        <message>
            <location filename="../docks/layers.py" />
            <source>Labels</source>
            <translation>Підписи</translation>
        </message>
        <message>
            <location filename="../docks/layers.py" />
            <location filename="../forms/fields.py" />
            <source>Places</source>
            <translation>Місця</translation>
        </message>
        <message>
            <location filename="../docks/layers.py" />
            <location filename="../forms/fields.py" />
            <source>Links</source>
            <translation>Зв'язки</translation>
        </message>
        <message>
            <location filename="../docks/layers.py" />
            <location filename="../forms/fields.py" />
            <location filename="../tools/palette.py" />
            <source>Borders</source>
            <translation>Межі</translation>
        </message>
        <message>
            <location filename="../docks/layers.py" />
            <location filename="../docks/regions.py" />
            <location filename="../forms/fields.py" />
            <source>Regions</source>
            <translation>Області</translation>
        </message>
        <message>
            <location filename="../docks/layers.py" />
            <source>Grid</source>
            <translation>Сітка</translation>
        </message>
        <message>
            <location filename="../docks/layers.py" />
            <location filename="../forms/fields.py" />
            <source>Pictures</source>
            <translation>Картинки</translation>
        </message>
        <message>
            <location filename="../docks/layers.py" />
            <source>Shown</source>
            <translation>Видно</translation>
        </message>
        <message>
            <location filename="../docks/layers.py" />
            <location filename="../docks/pictures.py" />
            <location filename="../forms/fields.py" />
            <source>Locked</source>
            <translation>Замкнено</translation>
        </message>
        <message>
            <location filename="../docks/layers.py" />
            <source>Show {layer}</source>
            <translation>Показати «{layer}»</translation>
        </message>
        <message>
            <location filename="../docks/layers.py" />
            <source>Lock {layer}</source>
            <translation>Замкнути «{layer}»</translation>
        </message>
        <message>
            <location filename="../docks/minimap.py" />
            <source>Minimap</source>
            <translation>Огляд</translation>
        </message>
        <message>
            <location filename="../docks/minimap.py" />
            <source>Minimap: the arrow keys move the view</source>
            <translation>Міні-карта: стрілки рухають видиму частину</translation>
        </message>
        <message>
            <location filename="../docks/pictures.py" />
            <source>Pictures under the map</source>
            <translation>Картинки під картою</translation>
        </message>
        <message>
            <location filename="../docks/pictures.py" />
            <source>Ticked pictures are shown. The tool K moves the chosen one. Double-click to name it.</source>
            <translation>З позначкою — видима. Інструмент K рухає вибрану. Подвійне клацання дає їй назву.</translation>
        </message>
        <message>
            <location filename="../docks/pictures.py" />
            <source>The chosen picture is locked</source>
            <translation>Вибрану картинку закріплено</translation>
        </message>
        <message>
            <location filename="../docks/pictures.py" />
            <source>Solid</source>
            <translation>Щільність</translation>
        </message>
        <message>
            <location filename="../docks/pictures.py" />
            <source>How opaque the chosen picture is</source>
            <translation>Наскільки щільна вибрана картинка</translation>
        </message>
        <message>
            <location filename="../docks/pictures.py" />
            <source>Show or hide a picture</source>
            <translation>Показати чи сховати картинку</translation>
        </message>
        <message>
            <location filename="../docks/pictures.py" />
            <source>Lock a picture</source>
            <translation>Закріпити картинку</translation>
        </message>
        <message>
            <location filename="../docks/pictures.py" />
            <source>Add a picture</source>
            <translation>Додати картинку</translation>
        </message>
        <message>
            <location filename="../docks/pictures.py" />
            <source>Move it up</source>
            <translation>Покласти вище</translation>
        </message>
        <message>
            <location filename="../docks/pictures.py" />
            <source>Move it down</source>
            <translation>Покласти нижче</translation>
        </message>
        <message>
            <location filename="../docks/pictures.py" />
            <source>Name the picture</source>
            <translation>Назвати картинку</translation>
        </message>
        <message>
            <location filename="../docks/pictures.py" />
            <source>Order of the pictures</source>
            <translation>Порядок картинок</translation>
        </message>
        <message>
            <location filename="../docks/pieces.py" />
            <location filename="../forms/fields.py" />
            <location filename="../tools/palette.py" />
            <location filename="../tools/pieces.py" />
            <source>Pieces</source>
            <translation>Фігури</translation>
        </message>
        <message>
            <location filename="../docks/pieces.py" />
            <source>No piece is chosen.</source>
            <translation>Фігуру не вибрано.</translation>
        </message>
        <message>
            <location filename="../docks/pieces.py" />
            <source>Pieces and things of the set-up</source>
            <translation>Фігури й предмети розстановки</translation>
        </message>
        <message>
            <location filename="../docks/pieces.py" />
            <source>Drag one onto the map; or click it, then a place. Near the edge of a place, it looks that way.</source>
            <translation>Перетягніть на карту або клацніть, а потім клацніть місце. Біля краю місця фігура дивиться туди.</translation>
        </message>
        <message>
            <location filename="../docks/pieces.py" />
            <location filename="../pages/map_side.py" />
            <source>Looks</source>
            <translation>Дивиться</translation>
        </message>
        <message>
            <location filename="../docks/pieces.py" />
            <source>Which way the chosen piece looks</source>
            <translation>Куди дивиться вибрана фігура</translation>
        </message>
        <message>
            <location filename="../docks/pieces.py" />
            <location filename="../pages/counters.py" />
            <location filename="../pages/map_side.py" />
            <location filename="../pages/set_up_sheet.py" />
            <source>Take away</source>
            <translation>Прибрати</translation>
        </message>
        <message>
            <location filename="../docks/pieces.py" />
            <location filename="../pages/map_side.py" />
            <location filename="../pages/set_up_sheet.py" />
            <source>By chance</source>
            <translation>Випадково</translation>
        </message>
        <message>
            <location filename="../docks/pieces.py" />
            <location filename="../pages/map_side.py" />
            <location filename="../pages/set_up_sheet.py" />
            <source>Leave to chance where it begins</source>
            <translation>Нехай випадок вирішує, де починати</translation>
        </message>
        <message>
            <location filename="../docks/pieces.py" />
            <location filename="../pages/map_side.py" />
            <location filename="../pages/set_up_sheet.py" />
            <source>Begins</source>
            <translation>Починає</translation>
        </message>
        <message>
            <location filename="../docks/pieces.py" />
            <source>Where they may begin</source>
            <translation>Де можуть починати</translation>
        </message>
        <message>
            <location filename="../docks/pieces.py" />
            <source>This game says of no piece where it may be put.</source>
            <translation>Ця гра про жодну фігуру не каже, куди її можна поставити.</translation>
        </message>
        <message>
            <location filename="../docks/pieces.py" />
            <source>In a mod, the set-up is changed on the pages Scenario and Mission.</source>
            <translation>У моді розстановку змінюють на сторінках «Сценарій» і «Місія».</translation>
        </message>
        <message>
            <location filename="../docks/pieces.py" />
            <location filename="../pages/scenario_sheet.py" />
            <source>Numbers</source>
            <translation>Числа</translation>
        </message>
        <message>
            <location filename="../docks/pieces.py" />
            <location filename="../tools/palette.py" />
            <source>{number} of {most}</source>
            <translation>{number} з {most}</translation>
        </message>
        <message numerus="yes">
            <location filename="../docks/pieces.py" />
            <location filename="../tools/set_up.py" />
            <source>one of %n place(s)</source>
            <translation>
                <numerusform>одне з %n місця</numerusform>
                <numerusform>одне з %n місць</numerusform>
                <numerusform>одне з %n місць</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../docks/pieces.py" />
            <location filename="../pages/map_side.py" />
            <source>nowhere in particular</source>
            <translation>нікуди зокрема</translation>
        </message>
        <message numerus="yes">
            <location filename="../docks/problems.py" />
            <source>%n problem(s)</source>
            <translation>
                <numerusform>%n проблема</numerusform>
                <numerusform>%n проблеми</numerusform>
                <numerusform>%n проблем</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../docks/problems.py" />
            <source>Problems</source>
            <translation>Проблеми</translation>
        </message>
        <message>
            <location filename="../docks/problems.py" />
            <location filename="../pages/rulings_page.py" />
            <location filename="../pages/trial.py" />
            <location filename="../pages/who_wins.py" />
            <source>Stop</source>
            <translation>Зупинити</translation>
        </message>
        <message>
            <location filename="../docks/problems.py" />
            <source>Stop this check. F5 starts another</source>
            <translation>Зупинити цю перевірку. F5 почне нову</translation>
        </message>
        <message>
            <location filename="../docks/problems.py" />
            <source>Error</source>
            <translation>Помилка</translation>
        </message>
        <message>
            <location filename="../docks/problems.py" />
            <source>Warning</source>
            <translation>Попередження</translation>
        </message>
        <message>
            <location filename="../docks/problems.py" />
            <source>Hint</source>
            <translation>Підказка</translation>
        </message>
        <message>
            <location filename="../docks/problems.py" />
            <source>Problem</source>
            <translation>Проблема</translation>
        </message>
        <message>
            <location filename="../docks/problems.py" />
            <location filename="../pages/texts_page.py" />
            <source>Where</source>
            <translation>Де</translation>
        </message>
        <message>
            <location filename="../docks/problems.py" />
            <source>Checking…</source>
            <translation>Триває перевірка…</translation>
        </message>
        <message>
            <location filename="../docks/problems.py" />
            <source>Skipped because they took too long or crashed: {checks}. F5 gives them more time.</source>
            <translation>Пропущено, бо тривали надто довго або зламалися: {checks}. F5 дасть їм більше часу.</translation>
        </message>
        <message>
            <location filename="../docks/problems.py" />
            <location filename="../pages/problem_card.py" />
            <source>Show me where</source>
            <translation>Показати де</translation>
        </message>
        <message>
            <location filename="../docks/problems.py" />
            <source>The check did not finish, so this list may be out of date. F5 checks again.</source>
            <translation>Перевірку не закінчено: список міг застаріти. F5 перевірить знову.</translation>
        </message>
        <message>
            <location filename="../docks/regions.py" />
            <location filename="../pages/cards_page.py" />
            <location filename="../pages/ways.py" />
            <source>New</source>
            <translation>Нова</translation>
        </message>
        <message>
            <location filename="../docks/regions.py" />
            <source>Make a region of the selected places</source>
            <translation>Зробити область із виділених місць</translation>
        </message>
        <message>
            <location filename="../docks/regions.py" />
            <source>Add selected</source>
            <translation>Додати виділене</translation>
        </message>
        <message>
            <location filename="../docks/regions.py" />
            <source>Put the selected places into the chosen region</source>
            <translation>Включити виділені місця до обраної області</translation>
        </message>
        <message>
            <location filename="../docks/regions.py" />
            <location filename="../docks/stamps.py" />
            <source>Remove</source>
            <translation>Вилучити</translation>
        </message>
        <message>
            <location filename="../docks/regions.py" />
            <location filename="../tools/lasso.py" />
            <source>New region</source>
            <translation>Нова область</translation>
        </message>
        <message>
            <location filename="../docks/regions.py" />
            <source>Colour of the region</source>
            <translation>Колір області</translation>
        </message>
        <message>
            <location filename="../docks/regions.py" />
            <source>Remove a region</source>
            <translation>Вилучити область</translation>
        </message>
        <message>
            <location filename="../docks/regions.py" />
            <source>{name} ({count})</source>
            <translation>{name} ({count})</translation>
        </message>
        <message>
            <location filename="../docks/setting_rows.py" />
            <source>as usual</source>
            <translation>як звичайно</translation>
        </message>
        <message>
            <location filename="../docks/setting_rows.py" />
            <source>each</source>
            <translation>на кожен</translation>
        </message>
        <message>
            <location filename="../docks/setting_rows.py" />
            <source>A number for each case</source>
            <translation>Своє число на кожен випадок</translation>
        </message>
        <message>
            <location filename="../docks/stamps.py" />
            <source>Stamps</source>
            <translation>Штампи</translation>
        </message>
        <message>
            <location filename="../docks/stamps.py" />
            <source>Click one, then click on the map</source>
            <translation>Виберіть штамп і клацніть на карті</translation>
        </message>
        <message>
            <location filename="../docks/stamps.py" />
            <source>Name of a new stamp</source>
            <translation>Назва нового штампа</translation>
        </message>
        <message>
            <location filename="../docks/stamps.py" />
            <source>Keep</source>
            <translation>Зберегти</translation>
        </message>
        <message>
            <location filename="../docks/stamps.py" />
            <source>Keep what is selected as a stamp, for all packs</source>
            <translation>Зберегти виділене як штамп, для всіх наборів</translation>
        </message>
        <message>
            <location filename="../docks/stamps.py" />
            <source>Turn the stamp left</source>
            <translation>Повернути штамп ліворуч</translation>
        </message>
        <message>
            <location filename="../docks/stamps.py" />
            <source>Turn the stamp right</source>
            <translation>Повернути штамп праворуч</translation>
        </message>
        <message>
            <location filename="../docks/stamps.py" />
            <source>Mirror the stamp</source>
            <translation>Віддзеркалити штамп</translation>
        </message>
        <message>
            <location filename="../docks/stamps.py" />
            <source>The stamps could not be saved: {reason}</source>
            <translation>Не вдалося зберегти штампи: {reason}</translation>
        </message>
        <message>
            <location filename="../docks/terrains.py" />
            <source>This map has all that other maps of this game have.</source>
            <translation>На цій карті є все, що є на інших картах цієї гри.</translation>
        </message>
        <message>
            <location filename="../forms/alternatives.py" />
            <source>another way</source>
            <translation>інший спосіб</translation>
        </message>
        <message>
            <location filename="../forms/alternatives.py" />
            <location filename="../forms/context.py" />
            <location filename="../forms/lists.py" />
            <location filename="../forms/sentence.py" />
            <location filename="../forms/steps.py" />
            <location filename="../forms/tables.py" />
            <source>Add to {name}</source>
            <translation>Додати в «{name}»</translation>
        </message>
        <message>
            <location filename="../forms/alternatives.py" />
            <location filename="../forms/steps.py" />
            <source>Add a step</source>
            <translation>Додати крок</translation>
        </message>
        <message>
            <location filename="../forms/blocks.py" />
            <source>This cannot be read: write it as in the file, {example}</source>
            <translation>Це не читається: напишіть як у файлі, {example}</translation>
        </message>
        <message>
            <location filename="../forms/choices.py" />
            <source>{value} (default)</source>
            <translation>{value} (як звичайно)</translation>
        </message>
        <message>
            <location filename="../forms/chooser.py" />
            <source>Pick it on the map</source>
            <translation>Вибрати на карті</translation>
        </message>
        <message>
            <location filename="../forms/chooser.py" />
            <source>Search</source>
            <translation>Пошук</translation>
        </message>
        <message>
            <location filename="../forms/chooser.py" />
            <source>What may be chosen</source>
            <translation>Що можна вибрати</translation>
        </message>
        <message>
            <location filename="../forms/context.py" />
            <source>Move in {name}</source>
            <translation>Переставити в «{name}»</translation>
        </message>
        <message>
            <location filename="../forms/context.py" />
            <source>Take {name} as below</source>
            <translation>Узяти «{name}», як унизу</translation>
        </message>
        <message>
            <location filename="../forms/context.py" />
            <source>Delete from {name}</source>
            <translation>Видалити з «{name}»</translation>
        </message>
        <message>
            <location filename="../forms/context.py" />
            <source>spoken of here</source>
            <translation>названо тут</translation>
        </message>
        <message>
            <location filename="../forms/control.py" />
            <source>Pick the place on the map</source>
            <translation>Вказати місце на карті</translation>
        </message>
        <message>
            <location filename="../forms/cooking.py" />
            <source>Begin with {name}</source>
            <translation>Почати з «{name}»</translation>
        </message>
        <message>
            <location filename="../forms/diagram.py" />
            <location filename="../pages/card_board.py" />
            <source>Paint {what}</source>
            <translation>Малювати «{what}»</translation>
        </message>
        <message>
            <location filename="../forms/diagram.py" />
            <source>Click or drag to paint, with the right button for less. Arrow keys and Space do the same.</source>
            <translation>Клацніть або протягніть, щоб зафарбувати; правою кнопкою — зменшити. Те саме роблять стрілки й пробіл.</translation>
        </message>
        <message>
            <location filename="../forms/diagram.py" />
            <location filename="../forms/holes.py" />
            <location filename="../forms/lines.py" />
            <location filename="../forms/telling.py" />
            <location filename="../pages/counters.py" />
            <source>yes</source>
            <translation>так</translation>
        </message>
        <message>
            <location filename="../forms/diagram.py" />
            <source>Nothing</source>
            <translation>Нічого</translation>
        </message>
        <message>
            <location filename="../forms/diagram.py" />
            <source>A number</source>
            <translation>Число</translation>
        </message>
        <message>
            <location filename="../forms/diagram.py" />
            <location filename="../pages/card_board.py" />
            <source>nothing</source>
            <translation>нічого</translation>
        </message>
        <message>
            <location filename="../forms/either.py" />
            <location filename="../forms/holes.py" />
            <source>a number</source>
            <translation>число</translation>
        </message>
        <message>
            <location filename="../forms/either.py" />
            <source>a name</source>
            <translation>ім’я</translation>
        </message>
        <message>
            <location filename="../forms/either.py" />
            <source>a word</source>
            <translation>слово</translation>
        </message>
        <message>
            <location filename="../forms/either.py" />
            <source>a table</source>
            <translation>таблиця</translation>
        </message>
        <message>
            <location filename="../forms/either.py" />
            <location filename="../pages/counters.py" />
            <source>yes or no</source>
            <translation>так чи ні</translation>
        </message>
        <message>
            <location filename="../forms/either.py" />
            <source>a list</source>
            <translation>список</translation>
        </message>
        <message>
            <location filename="../forms/either.py" />
            <source>with details</source>
            <translation>докладно</translation>
        </message>
        <message>
            <location filename="../forms/either.py" />
            <source>What {name} is</source>
            <translation>Що таке {name}</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Absent</source>
            <translation>Немає</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <location filename="../pages/cards_page.py" />
            <location filename="../pages/deck_view.py" />
            <location filename="../pages/gallery.py" />
            <location filename="../pages/welcome.py" />
            <source>All</source>
            <translation>Усі</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Amount</source>
            <translation>Скільки</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Area</source>
            <translation>Місце для карт</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Picture</source>
            <translation>Картинка</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Called</source>
            <translation>Називається</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Position</source>
            <translation>Положення</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>At least</source>
            <translation>Щонайменше</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>At most</source>
            <translation>Щонайбільше</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <location filename="../pages/source_page.py" />
            <location filename="../tutorial.py" />
            <source>Back</source>
            <translation>Назад</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Picture below</source>
            <translation>Зображення під картою</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Between</source>
            <translation>Між</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Broken on purpose</source>
            <translation>Порушено навмисно</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Briefing</source>
            <translation>Вступ</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>By</source>
            <translation>На скільки</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Card</source>
            <translation>Карта</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>File of cards</source>
            <translation>Файл карток</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Carries</source>
            <translation>Переносить</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Cells</source>
            <translation>Клітинки</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Rules</source>
            <translation>Правила</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Colour</source>
            <translation>Колір</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Copies</source>
            <translation>Копій</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <location filename="../pages/set_up_sheet.py" />
            <location filename="../tools/numbers.py" />
            <source>How many</source>
            <translation>Скільки</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <location filename="../pages/counters.py" />
            <source>Counter</source>
            <translation>Лічильник</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <location filename="../pages/cards_page.py" />
            <source>Deck</source>
            <translation>Колода</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Decks</source>
            <translation>Колоди</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Diagonals</source>
            <translation>Діагоналі</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Does</source>
            <translation>Що робить</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <location filename="../pages/campaign_page.py" />
            <source>Otherwise</source>
            <translation>Інакше</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Every</source>
            <translation>Кожні</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Exactly</source>
            <translation>Рівно</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Excludes</source>
            <translation>Не містить</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Expected</source>
            <translation>Очікується</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Face</source>
            <translation>Лице</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>For</source>
            <translation>Для кого</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Format</source>
            <translation>Формат</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Free</source>
            <translation>Вільне</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>From</source>
            <translation>Звідки</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Hidden</source>
            <translation>Приховано</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>If</source>
            <translation>Якщо</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Image</source>
            <translation>Малюнок</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Includes</source>
            <translation>Містить</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Is</source>
            <translation>Дорівнює</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Kind</source>
            <translation>Вид</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Words for its values</source>
            <translation>Слова для значень</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <location filename="../pages/texts_page.py" />
            <source>Language</source>
            <translation>Мова</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Languages</source>
            <translation>Мови</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Letter</source>
            <translation>Літера</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>License</source>
            <translation>Ліцензія</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>File of the map</source>
            <translation>Файл карти</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <location filename="../pages/counters.py" />
            <source>Mark</source>
            <translation>Позначка</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <location filename="../tools/palette.py" />
            <source>Marks</source>
            <translation>Мітки</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Highest</source>
            <translation>Найбільше</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Lowest</source>
            <translation>Найменше</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>File of the mission</source>
            <translation>Файл завдання</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Missions</source>
            <translation>Місії</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Other ways to play it</source>
            <translation>Інші способи зіграти</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <location filename="../play/move_list.py" />
            <source>Moves</source>
            <translation>Ходи</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Needs</source>
            <translation>Потребує</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Not</source>
            <translation>Не</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Objectives</source>
            <translation>Цілі</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Of</source>
            <translation>Чого</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Offset</source>
            <translation>Зсув рядів</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <location filename="../forms/stories.py" />
            <location filename="../forms/story_lines.py" />
            <location filename="../pages/beginning.py" />
            <source>When</source>
            <translation>Коли</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Only once</source>
            <translation>Лише раз</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <location filename="../pages/map_side.py" />
            <source>One way</source>
            <translation>В один бік</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Opacity</source>
            <translation>Непрозорість</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Options</source>
            <translation>Параметри</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Orientation</source>
            <translation>Орієнтація</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Origin</source>
            <translation>Походження</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Owner</source>
            <translation>Власник</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Parts</source>
            <translation>Частини</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Phase</source>
            <translation>Фаза</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <location filename="../pages/set_up_sheet.py" />
            <source>Piece</source>
            <translation>Фігура</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Place</source>
            <translation>Місце</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Played</source>
            <translation>Зіграно</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Played in</source>
            <translation>Грається в</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Properties</source>
            <translation>Властивості</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Region</source>
            <translation>Область</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Replaces</source>
            <translation>Замінює</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Result</source>
            <translation>Підсумок</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Results</source>
            <translation>Наслідки</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Standing rules</source>
            <translation>Постійні правила</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>File of rulings</source>
            <translation>Файл рішень</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Scale</source>
            <translation>Масштаб</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Seat</source>
            <translation>Гравець</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Seed</source>
            <translation>Початкове число</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <location filename="../play/side.py" />
            <source>Seen by</source>
            <translation>Дивиться</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Outline</source>
            <translation>Контур</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Shown to</source>
            <translation>Показано</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Side</source>
            <translation>Сторона</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Start</source>
            <translation>Початок</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Steps</source>
            <translation>Кроки</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Summary</source>
            <translation>Опис</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Played on</source>
            <translation>На що грається</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Targets</source>
            <translation>Завдання</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <location filename="../pages/texts_page.py" />
            <source>Text</source>
            <translation>Текст</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Brings</source>
            <translation>Приносить</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Times</source>
            <translation>Разів</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>To</source>
            <translation>Куди</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Track</source>
            <translation>Лічильник</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Tracks</source>
            <translation>Лічильники</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Triggers</source>
            <translation>Спрацювання</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Type</source>
            <translation>Тип</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Builds on</source>
            <translation>Побудовано на</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Variants</source>
            <translation>Варіанти правил</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Ways</source>
            <translation>Варіанти</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Who</source>
            <translation>Хто</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Winner</source>
            <translation>Переможець</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Within</source>
            <translation>Не далі</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Wounds</source>
            <translation>Рани</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <location filename="../pages/campaign_page.py" />
            <location filename="../pages/deck_view.py" />
            <location filename="../pages/form_page.py" />
            <source>Cards</source>
            <translation>Колода</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <location filename="../pages/form_page.py" />
            <source>Rulings</source>
            <translation>Роз’яснення</translation>
        </message>
        <message>
            <location filename="../forms/holes.py" />
            <source>which counter?</source>
            <translation>який лічильник?</translation>
        </message>
        <message>
            <location filename="../forms/holes.py" />
            <source>which mark?</source>
            <translation>яка позначка?</translation>
        </message>
        <message>
            <location filename="../forms/holes.py" />
            <source>which ending?</source>
            <translation>який кінець?</translation>
        </message>
        <message>
            <location filename="../forms/holes.py" />
            <source>which tag?</source>
            <translation>яка мітка?</translation>
        </message>
        <message>
            <location filename="../forms/holes.py" />
            <source>which region?</source>
            <translation>яка область?</translation>
        </message>
        <message>
            <location filename="../forms/holes.py" />
            <source>which side?</source>
            <translation>яка сторона?</translation>
        </message>
        <message>
            <location filename="../forms/holes.py" />
            <source>which words?</source>
            <translation>які слова?</translation>
        </message>
        <message>
            <location filename="../forms/holes.py" />
            <source>Leave this out</source>
            <translation>Прибрати це</translation>
        </message>
        <message>
            <location filename="../forms/holes.py" />
            <location filename="../forms/lines.py" />
            <location filename="../forms/telling.py" />
            <location filename="../pages/counters.py" />
            <source>no</source>
            <translation>ні</translation>
        </message>
        <message>
            <location filename="../forms/holes.py" />
            <source>Spoken of here</source>
            <translation>Про що тут мова</translation>
        </message>
        <message>
            <location filename="../forms/holes.py" />
            <source>In this pack</source>
            <translation>У цьому наборі</translation>
        </message>
        <message>
            <location filename="../forms/lines.py" />
            <source>Write a number in digits.</source>
            <translation>Напишіть число цифрами.</translation>
        </message>
        <message>
            <location filename="../forms/lines.py" />
            <source>This cannot be read. Write it like “{example}”.</source>
            <translation>Це не вдається прочитати. Пишеться так, як «{example}».</translation>
        </message>
        <message>
            <location filename="../forms/lines.py" />
            <source>Write a whole number.</source>
            <translation>Напишіть ціле число.</translation>
        </message>
        <message>
            <location filename="../forms/lines.py" />
            <source>It should be at least {least}.</source>
            <translation>Має бути не менше {least}.</translation>
        </message>
        <message>
            <location filename="../forms/lines.py" />
            <source>It should be at most {most}.</source>
            <translation>Має бути не більше {most}.</translation>
        </message>
        <message>
            <location filename="../forms/lines.py" />
            <source>Write two numbers with a comma between: 12, 30</source>
            <translation>Напишіть два числа через кому: 12, 30</translation>
        </message>
        <message numerus="yes">
            <location filename="../forms/lists.py" />
            <source>%n removed here</source>
            <translation>
                <numerusform>%n вилучено тут</numerusform>
                <numerusform>%n вилучено тут</numerusform>
                <numerusform>%n вилучено тут</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../forms/lists.py" />
            <source>Bring back {name}</source>
            <translation>Повернути «{name}»</translation>
        </message>
        <message>
            <location filename="../forms/localized.py" />
            <source>Language of {name}</source>
            <translation>Мова поля {name}</translation>
        </message>
        <message>
            <location filename="../forms/localized.py" />
            <source>The language that is shown here</source>
            <translation>Мова, яку тут показано</translation>
        </message>
        <message>
            <location filename="../forms/names.py" />
            <source>This needs {what}.</source>
            <translation>Сюди підходить {what}.</translation>
        </message>
        <message>
            <location filename="../forms/names.py" />
            <source>There is no {name} here.</source>
            <translation>Тут немає {name}.</translation>
        </message>
        <message>
            <location filename="../forms/offers.py" />
            <source>All of them</source>
            <translation>Усі</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>alert, alarm, siren, warning, raise</source>
            <translation>тривог, сигналізац, сирен, попередж, зростає</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>put, appear, spawn, arrive, reinforcement, bring, new piece</source>
            <translation>тепер тут, приходить, з'яв, поставити, прибу, підкріплен, нова фігура, виклик, виник</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>the game ends, win, victory, lose, defeat, game over, goal, finish</source>
            <translation>гра закінчується, перемог, виграш, виграти, поразк, програш, кінець гри, мета, фінал</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>breach, the way between, link, way, door, wall, gate, window, border, obstacle, barrier</source>
            <translation>прохід, проріз, шлях, перешкод, двер, стін, ворот, вікн, хвіртк, бар'єр</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>link, way, cut, road, path, bridge, rope, connect, join, block, close</source>
            <translation>шляхом, шлях, дорог, міст, мотузк, стежк, з'єдна, переріж, закри</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>off the map, is down, kill, killed, remove, die, dead, death, eliminate, destroy, defeated</source>
            <translation>іде з мапи, не на ногах, гине, вбити, вбив, убит, прибра, смерт, помер, вмира, знищ, перемож</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>put, move, go, walk, teleport, send, jump, place</source>
            <translation>тепер тут, іде, перемі, рух, ходить, телепорт, перенес, стриб, зсув, перехід</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>light, lamp, dark, candle, burn, lantern, torch, shadow, night</source>
            <translation>світл, освітіть, ламп, темр, темн, свіч, горить, ліхтар, тінь, ніч, загас, погас</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>noise, have heard, hear, listen, quiet, silent, sound, loud</source>
            <translation>шум, почули, чути, слуха, шуміть, тихо, тиш, безшум, звук, гучн</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>at the end of, later, wait, delay, timer, after, countdown</source>
            <translation>наприкінці цього, пізніше, потім, зачека, чекати, очікуван, затрим, таймер, відлік</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>chance picks, chance, random, dice, die roll, roll, luck</source>
            <translation>випадок вибирає, випадк, кубик, кіст, кидок, жереб, удач, шанс</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>say, message, text, tell, speak, announce, story</source>
            <translation>скажіть, повідомл, текст, сказати, говор, оголос, розпов</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>raise, set, the number of, counter, score, points, count, add, increase, track</source>
            <translation>зростає, тепер, кількість, лічильник, очк, бал, рахун, рахів, додат, збільш, шкал</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>the game begins, begin, start, beginning, set-up</source>
            <translation>починається гра, початок, почат, почин, старт</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>round, turn, time, every round</source>
            <translation>раунд, хід, коло, час</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>entered, moved to, come to, enter, reach, arrive, step on, comes, visit</source>
            <translation>входить, приходить, увійти, вхід, ввій, дійти, досяг, наступ, прибув</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>left the board, leave, exit, escape, flee, run away, get out</source>
            <translation>іде з поля, піти, вихід, вийти, втеч, тікати, врят</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>has taken, takes, carries, take, steal, pick up, loot, grab, treasure, document, item</source>
            <translation>взяла, взяв, бере, несе, взяти, вкра, краді, підібра, підняти, здобич, скарб, документ, предмет</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>seen, caught, shown, see, spot, catch, discover, found, detected, notice</source>
            <translation>бачить, спіймана, побач, поміт, зловити, спійма, виявл, знайден, камер</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>not true, not, unless, except, opposite</source>
            <translation>неправда, не так, крім, навпаки, запереч, якщо не</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>either, or, one of</source>
            <translation>або, чи, одне з</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>for all, each, every, repeat, loop</source>
            <translation>для всіх, кожен, кожного, кожної, повтор, цикл, усі по</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>chooses, choose, ask, decide, question, choice, option</source>
            <translation>вибирає, вибрати, вибір, спит, запит, питан, виріш</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>wound, hit, hurt, damage, injury, health, life</source>
            <translation>рану, поранена, ранить, поранен, удар, шкод, ушкодж, біль, травм, житт, здоров</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>heal, cure, recover, bind, medicine</source>
            <translation>загоює, лік, зцілен, вилік, одуж</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>asleep, wake, sleep, awake</source>
            <translation>сплять, розбудіть, прокид, засина, сон, спати, розбуд</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>misses the next move, miss, skip, freeze, lose a turn</source>
            <translation>пропускає наступний, пропус, замор, завмр, втрат</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>once more, again, extra move, twice, bonus</source>
            <translation>ходить ще раз, ще раз, знову, додатк, двічі, бонус</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>lay, mark, token, sign, footprint, put down</source>
            <translation>покладіть, жетон, мітк, знак, познач, слід</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>cancel, stop, prevent, forbid, undo</source>
            <translation>скасуйте, скасу, зупин, припин, заборон, завад</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>from now on, remember, variable, name, keep</source>
            <translation>відтепер, запам'ят, змінн, ім'я, назв, зберег</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>generator, switch, power, electricity, current</source>
            <translation>генератор, вимкніть, увімкн, вимк, електр, струм, живлен, рубильник</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>guard, unit, sentry, patrol, watchman, soldier</source>
            <translation>варт, охорон, дозор, чатов, патрул, солдат, сторож</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>card, draw, hand, deck, discard</source>
            <translation>карту, карти, карта, колод, взяти карту, рук, скид</translation>
        </message>
        <message>
            <location filename="../forms/parts.py" />
            <location filename="../forms/rows.py" />
            <source>Change here</source>
            <translation>Змінити тут</translation>
        </message>
        <message>
            <location filename="../forms/parts.py" />
            <source>More…</source>
            <translation>Ще…</translation>
        </message>
        <message>
            <location filename="../forms/parts.py" />
            <source>Add a field</source>
            <translation>Додати поле</translation>
        </message>
        <message>
            <location filename="../forms/parts.py" />
            <location filename="../forms/steps.py" />
            <source>It holds.</source>
            <translation>Справджується.</translation>
        </message>
        <message>
            <location filename="../forms/rows.py" />
            <source>Drag it to another place (Alt+Up, Alt+Down)</source>
            <translation>Перетягніть на інше місце (Alt+Вгору, Alt+Вниз)</translation>
        </message>
        <message>
            <location filename="../forms/rows.py" />
            <location filename="../forms/steps.py" />
            <source>What can be done with this entry</source>
            <translation>Що можна зробити з цим записом</translation>
        </message>
        <message>
            <location filename="../forms/rows.py" />
            <source>Duplicate</source>
            <translation>Копіювати</translation>
        </message>
        <message>
            <location filename="../forms/rows.py" />
            <source>Move up</source>
            <translation>Вище</translation>
        </message>
        <message>
            <location filename="../forms/rows.py" />
            <source>Move down</source>
            <translation>Нижче</translation>
        </message>
        <message>
            <location filename="../forms/rows.py" />
            <location filename="../operations.py" />
            <source>Delete</source>
            <translation>Видалити</translation>
        </message>
        <message>
            <location filename="../forms/sentence.py" />
            <source>Say something else than: {words}</source>
            <translation>Сказати інше замість: {words}</translation>
        </message>
        <message>
            <location filename="../forms/sentence.py" />
            <source>Say more</source>
            <translation>Додати подробицю</translation>
        </message>
        <message>
            <location filename="../forms/sentence.py" />
            <location filename="../pages/workshop.py" />
            <location filename="../tools/palette.py" />
            <source>{what}: no</source>
            <translation>{what}: ні</translation>
        </message>
        <message>
            <location filename="../forms/sentence.py" />
            <source>What else?</source>
            <translation>Що інше?</translation>
        </message>
        <message>
            <location filename="../forms/sentence.py" />
            <location filename="../forms/stories.py" />
            <location filename="../pages/beginning.py" />
            <source>then</source>
            <translation>то</translation>
        </message>
        <message>
            <location filename="../forms/sentence.py" />
            <source>and</source>
            <translation>і</translation>
        </message>
        <message>
            <location filename="../forms/sentence.py" />
            <location filename="../forms/steps.py" />
            <source>one more</source>
            <translation>ще</translation>
        </message>
        <message>
            <location filename="../forms/steps.py" />
            <source>Drag it to another place (Alt+Up, Alt+Down). A click shows what can be done with it.</source>
            <translation>Перетягніть в інше місце (Alt+Вгору, Alt+Вниз). Клацання покаже, що з цим можна зробити.</translation>
        </message>
        <message>
            <location filename="../forms/steps.py" />
            <source>What should happen?</source>
            <translation>Що має статися?</translation>
        </message>
        <message>
            <location filename="../forms/steps.py" />
            <source>What must be so?</source>
            <translation>Що має бути так?</translation>
        </message>
        <message>
            <location filename="../forms/steps.py" />
            <source>nothing: whenever it happens</source>
            <translation>нічого: щоразу, як це станеться</translation>
        </message>
        <message>
            <location filename="../forms/steps.py" />
            <source>Drop a step here</source>
            <translation>Покладіть крок сюди</translation>
        </message>
        <message>
            <location filename="../forms/steps.py" />
            <source>Recipes to begin with</source>
            <translation>Рецепти для початку</translation>
        </message>
        <message>
            <location filename="../forms/steps.py" />
            <source>something else</source>
            <translation>ще умова</translation>
        </message>
        <message>
            <location filename="../forms/steps.py" />
            <source>a condition</source>
            <translation>умова</translation>
        </message>
        <message>
            <location filename="../forms/steps.py" />
            <source>a step</source>
            <translation>крок</translation>
        </message>
        <message>
            <location filename="../forms/stories.py" />
            <source>A new goal</source>
            <translation>Нова ціль</translation>
        </message>
        <message>
            <location filename="../forms/stories.py" />
            <location filename="../pages/beginning.py" />
            <source>if</source>
            <translation>якщо</translation>
        </message>
        <message>
            <location filename="../forms/stories.py" />
            <location filename="../pages/card_tabs.py" />
            <location filename="../pages/trial.py" />
            <source>Try it</source>
            <translation>Спробувати</translation>
        </message>
        <message>
            <location filename="../forms/stories.py" />
            <source>Look for a game in which it happens, and play on from just before</source>
            <translation>Знайти партію, де це стається, і грати з миті перед цим</translation>
        </message>
        <message>
            <location filename="../forms/stories.py" />
            <source>The name, {name}</source>
            <translation>Назва «{name}»</translation>
        </message>
        <message>
            <location filename="../forms/stories.py" />
            <source>New goal</source>
            <translation>Нова ціль</translation>
        </message>
        <message>
            <location filename="../forms/stories.py" />
            <source>New story</source>
            <translation>Нова історія</translation>
        </message>
        <message>
            <location filename="../forms/stories.py" />
            <source>brings</source>
            <translation>дає</translation>
        </message>
        <message>
            <location filename="../forms/stories.py" />
            <source>how often</source>
            <translation>як часто</translation>
        </message>
        <message numerus="yes">
            <location filename="../forms/stories.py" />
            <source>%n to mend</source>
            <translation>
                <numerusform>%n виправити</numerusform>
                <numerusform>%n виправити</numerusform>
                <numerusform>%n виправити</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../forms/stories.py" />
            <source>your change</source>
            <translation>змінено тут</translation>
        </message>
        <message>
            <location filename="../forms/stories.py" />
            <location filename="../pages/gallery.py" />
            <location filename="../pages/tiles.py" />
            <source>yours</source>
            <translation>своє</translation>
        </message>
        <message>
            <location filename="../forms/stories.py" />
            <source>as below</source>
            <translation>як в основі</translation>
        </message>
        <message>
            <location filename="../forms/story_lines.py" />
            <source>When does it happen?</source>
            <translation>Коли це стається?</translation>
        </message>
        <message>
            <location filename="../forms/story_lines.py" />
            <source>points</source>
            <translation>очки</translation>
        </message>
        <message>
            <location filename="../forms/story_lines.py" />
            <source>{side} {side:wins|win}</source>
            <translation>{side}: перемога</translation>
        </message>
        <message>
            <location filename="../forms/story_lines.py" />
            <source>{side} {side:loses|lose}</source>
            <translation>{side}: поразка</translation>
        </message>
        <message>
            <location filename="../forms/story_lines.py" />
            <source>whenever the game checks goals</source>
            <translation>щоразу, коли гра перевіряє цілі</translation>
        </message>
        <message>
            <location filename="../forms/story_lines.py" />
            <source>what happens?</source>
            <translation>що стається?</translation>
        </message>
        <message>
            <location filename="../forms/story_lines.py" />
            <source>the game checks goals</source>
            <translation>гра перевіряє цілі</translation>
        </message>
        <message>
            <location filename="../forms/story_lines.py" />
            <source>the game is won</source>
            <translation>партію виграно</translation>
        </message>
        <message>
            <location filename="../forms/story_lines.py" />
            <source>the game is lost</source>
            <translation>партію програно</translation>
        </message>
        <message>
            <location filename="../forms/story_lines.py" />
            <source>a draw</source>
            <translation>нічия</translation>
        </message>
        <message>
            <location filename="../forms/story_lines.py" />
            <source>every time</source>
            <translation>щоразу</translation>
        </message>
        <message>
            <location filename="../forms/story_lines.py" />
            <source>once a game</source>
            <translation>раз за партію</translation>
        </message>
        <message>
            <location filename="../forms/tables.py" />
            <source>Name in {name}</source>
            <translation>Ім’я в «{name}»</translation>
        </message>
        <message>
            <location filename="../forms/tables.py" />
            <source>Delete {name}</source>
            <translation>Видалити {name}</translation>
        </message>
        <message>
            <location filename="../forms/telling.py" />
            <source>Story {number}</source>
            <translation>Історія {number}</translation>
        </message>
        <message>
            <location filename="../forms/writing.py" />
            <source>Ctrl+Enter takes it, Esc leaves it as it was.</source>
            <translation>Ctrl+Enter — прийняти, Esc — лишити як було.</translation>
        </message>
        <message>
            <location filename="../frame.py" />
            <source>Begin something new</source>
            <translation>Почати нове</translation>
        </message>
        <message>
            <location filename="../frame.py" />
            <location filename="../pages/tiles.py" />
            <source>Share</source>
            <translation>Поділитися</translation>
        </message>
        <message>
            <location filename="../io/briefing.py" />
            <source>begins at {start}, at most {most}</source>
            <translation>на початку {start}, щонайбільше {most}</translation>
        </message>
        <message>
            <location filename="../io/briefing.py" />
            <source>made with Uguisu</source>
            <translation>зроблено в Uguisu</translation>
        </message>
        <message>
            <location filename="../io/briefing.py" />
            <source>In this mission</source>
            <translation>У цій місії</translation>
        </message>
        <message>
            <location filename="../io/briefing.py" />
            <source>Who wins</source>
            <translation>Хто перемагає</translation>
        </message>
        <message>
            <location filename="../io/briefing.py" />
            <source>What is put down</source>
            <translation>Що виставляється</translation>
        </message>
        <message>
            <location filename="../io/painting.py" />
            <source>a picture of {wide} by {high} pixels does not fit into memory</source>
            <translation>картинка {wide} на {high} пікселів не вміщається в пам'ять</translation>
        </message>
        <message>
            <location filename="../jobs.py" />
            <source>The work ended before there was an answer.</source>
            <translation>Робота перервалася, відповіді немає.</translation>
        </message>
        <message>
            <location filename="../jobs.py" />
            <source>This took too long, and was stopped.</source>
            <translation>Це тривало надто довго і зупинено.</translation>
        </message>
        <message>
            <location filename="../jobs.py" />
            <source>The pack has problems: mend these first.</source>
            <translation>У наборі є проблеми: спершу виправте їх.</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/kind.py" />
            <source>Places and links (or zones)</source>
            <translation>Місця та шляхи (або зони)</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/tools.py" />
            <source>Click to set a place, on a link to split it; Shift+click joins it to the previous one by a link of the chosen kind.</source>
            <translation>Клацніть, щоб поставити місце; на зв'язку — щоб розділити його; Shift+клацання з'єднує його з попереднім зв'язком вибраного виду.</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/tools.py" />
            <source>New zone</source>
            <translation>Нова зона</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/tools.py" />
            <source>Click the corners of a zone. Enter, or a click on the first, closes it; Backspace goes back.</source>
            <translation>Клацайте по кутах зони. Enter або клацання по першому куту замикає її, Backspace прибирає останній.</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/tools.py" />
            <source>New rectangular zone</source>
            <translation>Нова прямокутна зона</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/tools.py" />
            <source>Drag a rectangle: a zone. Its sides fall on those of zones nearby; with Ctrl they do not.</source>
            <translation>Протягніть прямокутник — це зона. Її сторони ляжуть на сторони сусідніх зон; з Ctrl — ні.</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/tools.py" />
            <source>Connect</source>
            <translation>З'єднати</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/tools.py" />
            <source>Drag from place to place to join them. Click a link to give it the chosen kind.</source>
            <translation>Тягніть від місця до місця, щоб з'єднати їх. Клацніть зв'язок, щоб дати йому обраний вид.</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/tools.py" />
            <source>{kind}: {one} to {other}</source>
            <translation>{kind}: {one} — {other}</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/tools.py" />
            <location filename="../map_kinds/grid/tools.py" />
            <source>Eraser</source>
            <translation>Гумка</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/tools.py" />
            <location filename="../map_kinds/grid/tools.py" />
            <source>Rub out</source>
            <translation>Стерти</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/tools.py" />
            <source>Click or drag over places and links to delete them.</source>
            <translation>Клацайте або ведіть по місцях і зв'язках, щоб видалити їх.</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/tools.py" />
            <source>{kind} from {one}: let go on another place</source>
            <translation>{kind}, початок — {one}: відпустіть на іншому місці</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/zone_tools.py" />
            <source>Cut a zone in two</source>
            <translation>Розрізати зону надвоє</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/zone_tools.py" />
            <source>Cut</source>
            <translation>Розрізати</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/zone_tools.py" />
            <source>Draw a line across a zone, or click two of its sides: it becomes two zones, joined along the line.</source>
            <translation>Проведіть риску поперек зони або клацніть дві її сторони: вона стане двома зонами зі спільною межею вздовж риски.</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/zone_tools.py" />
            <source>Make two zones one</source>
            <translation>Зробити з двох зон одну</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/zone_tools.py" />
            <source>Join</source>
            <translation>З'єднати</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/zone_tools.py" />
            <source>Drag from a zone to its neighbour, or click both: they become one, called as the first.</source>
            <translation>Протягніть від зони до її сусідки або клацніть обидві: вони стануть однією, з назвою першої.</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/zone_tools.py" />
            <source>{name} is cut in two here</source>
            <translation>{name}: розрізати надвоє тут</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/zone_tools.py" />
            <source>{other} becomes part of {one}</source>
            <translation>{other} стане частиною зони {one}</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/zone_tools.py" />
            <source>Draw the line across a zone, from one of its sides to another.</source>
            <translation>Проведіть риску поперек зони, від однієї її сторони до іншої.</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/zone_tools.py" />
            <source>{what} in both parts</source>
            <translation>{what} — в обох частинах</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/zone_tools.py" />
            <source>{what} in one part only</source>
            <translation>{what} — лише в одній частині</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/zone_tools.py" />
            <source>{one} and {other} cannot become one: they have no border, or another zone lies between them.</source>
            <translation>{one} і {other} не можуть стати однією зоною: у них немає спільної межі або між ними лежить іще одна зона.</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/edge_tool.py" />
            <source>Border brush</source>
            <translation>Пензель меж</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/edge_tool.py" />
            <source>Drag along edges to draw walls, doors and the like; Shift clears. Right-click picks.</source>
            <translation>Ведіть уздовж сторін, щоб малювати стіни, двері тощо; Shift стирає. Права кнопка бере зразок.</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/kind.py" />
            <source>Squares</source>
            <translation>Клітинки</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/kind.py" />
            <source>Hexes</source>
            <translation>Шестикутники</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/room_tool.py" />
            <source>Room</source>
            <translation>Кімната</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/room_tool.py" />
            <source>Drag from corner to corner: a wall of the chosen kind goes round. Shift takes walls away.</source>
            <translation>Протягніть із кута в кут: навколо стане стіна вибраного виду. Shift прибирає стіни.</translation>
        </message>
        <message numerus="yes">
            <location filename="../map_kinds/grid/room_tool.py" />
            <source>A room of {wide} × {high}, %n wall(s)</source>
            <translation>
                <numerusform>Кімната {wide} × {high}, %n стіна</numerusform>
                <numerusform>Кімната {wide} × {high}, %n стіни</numerusform>
                <numerusform>Кімната {wide} × {high}, %n стін</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/room_tool.py" />
            <source>Take walls away</source>
            <translation>Прибрати стіни</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/room_tool.py" />
            <source>Nobody can walk in: make one wall a door</source>
            <translation>Усередину ніхто не ввійде: одну стіну слід зробити дверима</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/tools.py" />
            <source>Terrain brush</source>
            <translation>Пензель місцевості</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/tools.py" />
            <source>Drag to draw terrain. Right-click picks what is there. [ and ] change the size.</source>
            <translation>Ведіть, щоб малювати місцевість. Права кнопка бере зразок. [ і ] змінюють розмір.</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/tools.py" />
            <source>Drag to make the ground plain again; plain ground goes off the map. Walls stay.</source>
            <translation>Ведіть, щоб земля знову стала простою; проста зникає з карти. Стіни лишаються.</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/tools.py" />
            <source>Fill</source>
            <translation>Заливка</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/tools.py" />
            <source>Click to fill all connected cells of the same terrain with the chosen one.</source>
            <translation>Клацніть, щоб дати нову місцевість усім суміжним коміркам тієї самої місцевості.</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/tools.py" />
            <source>Rectangle</source>
            <translation>Прямокутник</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/tools.py" />
            <source>Box</source>
            <translation>Прямокутник</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/tools.py" />
            <source>Drag from corner to corner to fill a rectangle with terrain.</source>
            <translation>Тягніть від кута до кута, щоб залити прямокутник місцевістю.</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/tools.py" />
            <source>Ring</source>
            <translation>Кільце</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/tools.py" />
            <source>Drag from the middle outwards: a ring of terrain as wide as you drag, about the first cell.</source>
            <translation>Тягніть від середини назовні: навколо першої клітинки з’явиться кільце місцевості такої ж ширини.</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/tools.py" />
            <source>Line</source>
            <translation>Лінія</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/tools.py" />
            <source>Drag to draw a straight line of terrain.</source>
            <translation>Тягніть, щоб провести пряму лінію місцевості.</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/tools.py" />
            <source>Drag along walls to take them away; the ground stays.</source>
            <translation>Ведіть уздовж стін, щоб прибрати їх; ґрунт лишається.</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/tools.py" />
            <source>Walls stand here: rub them out where walls are drawn, then the ground.</source>
            <translation>Тут стоять стіни: зітріть їх там, де малюють стіни, потім землю.</translation>
        </message>
        <message>
            <location filename="../menus.py" />
            <source>&amp;File</source>
            <translation>&amp;Файл</translation>
        </message>
        <message>
            <location filename="../menus.py" />
            <source>&amp;Edit</source>
            <translation>&amp;Редагування</translation>
        </message>
        <message>
            <location filename="../menus.py" />
            <source>&amp;View</source>
            <translation>&amp;Вигляд</translation>
        </message>
        <message>
            <location filename="../menus.py" />
            <source>&amp;Pages</source>
            <translation>&amp;Сторінки</translation>
        </message>
        <message>
            <location filename="../menus.py" />
            <source>&amp;Docks</source>
            <translation>Пане&amp;лі</translation>
        </message>
        <message>
            <location filename="../menus.py" />
            <source>&amp;Theme</source>
            <translation>&amp;Тема</translation>
        </message>
        <message>
            <location filename="../menus.py" />
            <source>&amp;Language</source>
            <translation>&amp;Мова</translation>
        </message>
        <message>
            <location filename="../menus.py" />
            <source>&amp;Map</source>
            <translation>&amp;Карта</translation>
        </message>
        <message>
            <location filename="../menus.py" />
            <source>&amp;Arrange</source>
            <translation>&amp;Вирівняти</translation>
        </message>
        <message>
            <location filename="../menus.py" />
            <source>&amp;Tools</source>
            <translation>&amp;Інструменти</translation>
        </message>
        <message>
            <location filename="../menus.py" />
            <source>&amp;Play</source>
            <translation>&amp;Гра</translation>
        </message>
        <message>
            <location filename="../menus.py" />
            <source>&amp;Help</source>
            <translation>&amp;Довідка</translation>
        </message>
        <message>
            <location filename="../model/campaign.py" />
            <location filename="../model/copying.py" />
            <source>{name} cannot be read. Fix it first.</source>
            <translation>{name} не читається. Спершу виправте його.</translation>
        </message>
        <message>
            <location filename="../model/campaign.py" />
            <source>A campaign needs a mission at least.</source>
            <translation>Кампанії потрібна бодай одна місія.</translation>
        </message>
        <message>
            <location filename="../model/copying.py" />
            <source>{folder} already exists and is not empty. Choose another title or folder.</source>
            <translation>{folder} вже є і не порожня. Оберіть іншу назву або іншу теку.</translation>
        </message>
        <message>
            <location filename="../model/copying.py" />
            <location filename="../model/templates.py" />
            <source>{name} could not be copied: {reason}</source>
            <translation>{name} не вдалося скопіювати: {reason}</translation>
        </message>
        <message>
            <location filename="../model/copying.py" />
            <source>{folder} cannot be created: {reason}</source>
            <translation>{folder} не створюється: {reason}</translation>
        </message>
        <message>
            <location filename="../model/document.py" />
            <source>{name} is a zip: unpack it, then open its folder.</source>
            <translation>{name} — архів zip: розпакуйте його й відкрийте його теку.</translation>
        </message>
        <message>
            <location filename="../model/document.py" />
            <location filename="../model/unpacking.py" />
            <source>There is no {file} in {folder}, so it is not a pack.</source>
            <translation>У {folder} немає файлу {file}: це не набір.</translation>
        </message>
        <message>
            <location filename="../model/document.py" />
            <source>There is already such a file.</source>
            <translation>Такий файл уже є.</translation>
        </message>
        <message>
            <location filename="../model/document.py" />
            <location filename="../pages/banner.py" />
            <source>{name} cannot be read: {reason}</source>
            <translation>{name} не читається: {reason}</translation>
        </message>
        <message>
            <location filename="../model/lots.py" />
            <source>Chance decides which of these is which, so they stay together. Make it one, or put down another.</source>
            <translation>Випадок вирішує, котрий із них який, тому вони лишаються разом. Залиште один або поставте ще один окремо.</translation>
        </message>
        <message>
            <location filename="../model/place_names.py" />
            <source>Old Well</source>
            <translation>Старий колодязь</translation>
        </message>
        <message>
            <location filename="../model/place_names.py" />
            <source>Plum Court</source>
            <translation>Сливовий двір</translation>
        </message>
        <message>
            <location filename="../model/place_names.py" />
            <source>Willow Bank</source>
            <translation>Вербовий берег</translation>
        </message>
        <message>
            <location filename="../model/place_names.py" />
            <source>Moss Garden</source>
            <translation>Сад мохів</translation>
        </message>
        <message>
            <location filename="../model/place_names.py" />
            <source>Stone Steps</source>
            <translation>Кам'яні сходи</translation>
        </message>
        <message>
            <location filename="../model/place_names.py" />
            <source>Cedar Door</source>
            <translation>Кедрові двері</translation>
        </message>
        <message>
            <location filename="../model/place_names.py" />
            <source>Quiet Pond</source>
            <translation>Тихий ставок</translation>
        </message>
        <message>
            <location filename="../model/place_names.py" />
            <source>Herb Garden</source>
            <translation>Сад трав</translation>
        </message>
        <message>
            <location filename="../model/place_names.py" />
            <source>Mill Lane</source>
            <translation>Млиновий провулок</translation>
        </message>
        <message>
            <location filename="../model/place_names.py" />
            <source>Fox Hollow</source>
            <translation>Лисяча улоговина</translation>
        </message>
        <message>
            <location filename="../model/place_names.py" />
            <source>Long Meadow</source>
            <translation>Довгий луг</translation>
        </message>
        <message>
            <location filename="../model/place_names.py" />
            <source>Low Gate</source>
            <translation>Нижня брама</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>Yes</source>
            <translation>Так</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>No</source>
            <translation>Ні</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>An alarm that counts</source>
            <translation>Тривога, що лічить</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>When a piece comes to a place, an alarm rises; when it is full, the other side wins.</source>
            <translation>Коли фігура приходить на місце, тривога зростає; коли вона повна, перемагає інша сторона.</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>Reach two places</source>
            <translation>Побувати у двох місцях</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>A side wins when it has been at both.</source>
            <translation>Сторона перемагає, побувавши в обох.</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>A countdown</source>
            <translation>Зворотний відлік</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>After six rounds it is too late, and the other side wins.</source>
            <translation>Після шести раундів уже пізно, і перемагає інша сторона.</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>A door that opens</source>
            <translation>Двері, що відчиняються</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>When a piece comes to a place, a way opens elsewhere.</source>
            <translation>Коли фігура приходить на місце, деінде відкривається шлях.</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>Reinforcements in round 5</source>
            <translation>Підкріплення в раунді 5</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>One more piece comes onto the map.</source>
            <translation>На карту виходить ще одна фігура.</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>A question to a player</source>
            <translation>Питання гравцеві</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>A player chooses, and something comes of it.</source>
            <translation>Гравець вибирає, і з цього щось виходить.</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>Words at the beginning</source>
            <translation>Слова на початку</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>All players are told something before the first move.</source>
            <translation>Усім гравцям щось кажуть перед першим ходом.</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>Alarm</source>
            <translation>Тривога</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>The alarm has woken everybody</source>
            <translation>Тривога розбудила всіх</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>Places reached</source>
            <translation>Місць досягнуто</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>Both places have been reached</source>
            <translation>Обох місць досягнуто</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>Helper</source>
            <translation>Помічник</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>It is too late</source>
            <translation>Запізно</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>The alarm is raised.</source>
            <translation>Тривога зростає.</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>A door opens.</source>
            <translation>Відчиняються двері.</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>Help arrives.</source>
            <translation>Прибуває допомога.</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>Will you?</source>
            <translation>Згодні?</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>The night is quiet.</source>
            <translation>Ніч тиха.</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>So be it.</source>
            <translation>Хай буде так.</translation>
        </message>
        <message>
            <location filename="../model/templates.py" />
            <source>{name} cannot be written: {reason}</source>
            <translation>{name} не записується: {reason}</translation>
        </message>
        <message>
            <location filename="../model/unpacking.py" />
            <source>{name} cannot be unpacked: {reason}</source>
            <translation>{name} не розпаковується: {reason}</translation>
        </message>
        <message>
            <location filename="../operations.py" />
            <source>Rename {old} to {new}</source>
            <translation>Перейменувати {old} на {new}</translation>
        </message>
        <message>
            <location filename="../operations.py" />
            <source>Link neighbours</source>
            <translation>З'єднати сусідів</translation>
        </message>
        <message numerus="yes">
            <location filename="../operations.py" />
            <source>%n link(s) made.</source>
            <translation>
                <numerusform>Зроблено %n зв'язок.</numerusform>
                <numerusform>Зроблено %n зв'язки.</numerusform>
                <numerusform>Зроблено %n зв'язків.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../operations.py" />
            <source>The clipboard holds no part of a map.</source>
            <translation>У буфері обміну немає нічого від карти.</translation>
        </message>
        <message>
            <location filename="../operations.py" />
            <source>This does not fit here: places go into graphs, cells into squares and hexes.</source>
            <translation>Сюди це не підходить: місця — у графи, комірки — у клітинки й шестикутники.</translation>
        </message>
        <message>
            <location filename="../operations.py" />
            <source>Paste</source>
            <translation>Вставити</translation>
        </message>
        <message>
            <location filename="../operations.py" />
            <source>Align</source>
            <translation>Вирівняти</translation>
        </message>
        <message>
            <location filename="../operations.py" />
            <source>Distribute</source>
            <translation>Розподілити</translation>
        </message>
        <message>
            <location filename="../operations.py" />
            <source>Only places of a graph can be linked. Cells are linked to their neighbours already.</source>
            <translation>З'єднують лише місця графа: клітинки сусідять самі.</translation>
        </message>
        <message>
            <location filename="../operations.py" />
            <source>No two zones share a border without being linked.</source>
            <translation>Усі зони зі спільним кордоном уже з'єднані.</translation>
        </message>
        <message>
            <location filename="../operations.py" />
            <source>There is already a region called {name}.</source>
            <translation>Область {name} уже є.</translation>
        </message>
        <message>
            <location filename="../operations.py" />
            <source>There is already a place called {name}.</source>
            <translation>Місце з іменем {name} вже є.</translation>
        </message>
        <message>
            <location filename="../originals.py" />
            <source>Begin a copy</source>
            <translation>Почати копію</translation>
        </message>
        <message>
            <location filename="../pack_tabs.py" />
            <source>Save?</source>
            <translation>Зберегти?</translation>
        </message>
        <message>
            <location filename="../pack_tabs.py" />
            <source>{name} has changes that are not saved.</source>
            <translation>У {name} є незбережені зміни.</translation>
        </message>
        <message>
            <location filename="../pack_tabs.py" />
            <location filename="../pages/original_strip.py" />
            <location filename="../tutorial.py" />
            <source>Close</source>
            <translation>Закрити</translation>
        </message>
        <message>
            <location filename="../pack_tabs.py" />
            <source>It stays as it is: your changes go to a copy.</source>
            <translation>Він лишається як є: ваші зміни потраплять у копію.</translation>
        </message>
        <message>
            <location filename="../pack_tabs.py" />
            <source>Open packs</source>
            <translation>Відкриті набори</translation>
        </message>
        <message>
            <location filename="../pack_tabs.py" />
            <location filename="../pages/welcome.py" />
            <source>Welcome</source>
            <translation>Початок</translation>
        </message>
        <message>
            <location filename="../pack_tabs.py" />
            <location filename="../pages/original_strip.py" />
            <source>You work on these packs themselves: saving changes them.</source>
            <translation>Ви працюєте над самими цими наборами: збереження змінює їх.</translation>
        </message>
        <message>
            <location filename="../pages/banner.py" />
            <source>{file} could not be written: {reason}. Nothing was lost: it is all still here.</source>
            <translation>Не вдалося записати {file}: {reason}. Нічого не втрачено: все досі тут.</translation>
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
            <translation>Малюнок того, що тут буває</translation>
        </message>
        <message>
            <location filename="../pages/beginning.py" />
            <source>This stands here</source>
            <translation>Тут стоїть це</translation>
        </message>
        <message>
            <location filename="../pages/beginning.py" />
            <source>a position</source>
            <translation>позиція</translation>
        </message>
        <message>
            <location filename="../pages/beginning.py" />
            <source>that is played</source>
            <translation>грають так</translation>
        </message>
        <message>
            <location filename="../pages/beginning.py" />
            <source>moves</source>
            <translation>ходи</translation>
        </message>
        <message>
            <location filename="../pages/beginning.py" />
            <source>and so it is</source>
            <translation>і ось як стало</translation>
        </message>
        <message>
            <location filename="../pages/beginning.py" />
            <source>what must be true</source>
            <translation>що має бути правдою</translation>
        </message>
        <message>
            <location filename="../pages/beginning.py" />
            <source>something happens</source>
            <translation>щось стається</translation>
        </message>
        <message>
            <location filename="../pages/beginning.py" />
            <source>this is so</source>
            <translation>це так</translation>
        </message>
        <message>
            <location filename="../pages/beginning.py" />
            <source>do that</source>
            <translation>зроби те</translation>
        </message>
        <message>
            <location filename="../pages/boards.py" />
            <source>The board before and after the card</source>
            <translation>Поле до карти й після</translation>
        </message>
        <message>
            <location filename="../pages/boards.py" />
            <source>Before</source>
            <translation>До</translation>
        </message>
        <message>
            <location filename="../pages/boards.py" />
            <source>After</source>
            <translation>Після</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>Won by {who}</source>
            <translation>{who}: перемога</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>`{command}` plays it through</source>
            <translation>Цілком її грає `{command}`</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>Where a mission leads</source>
            <translation>Куди веде місія</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>Add a mission</source>
            <translation>Додати місію</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>What a mission begins with</source>
            <translation>З чим починається місія</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>The campaign {name}</source>
            <translation>Кампанія «{name}»</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>Add a mission…</source>
            <translation>Додати місію…</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <location filename="../recovery.py" />
            <source>Save</source>
            <translation>Зберегти</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>Carry something along…</source>
            <translation>Узяти щось із собою…</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>A mission opens as a pack that you can change and try. Of all that is carried it begins with what it takes along; as long as nothing has been carried yet, it begins as it does by itself.</source>
            <translation>Місія відкривається як набір, який можна змінити й випробувати. З усього взятого вона починається з тим, що бере з собою; доки ще нічого не взято, вона починається так само, як окремо.</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>Another program has changed the campaign meanwhile. Save again to have it as it is here.</source>
            <translation>Тим часом кампанію змінила інша програма. Збережіть ще раз, щоб лишилося як тут.</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>Take a mission off the path</source>
            <translation>Прибрати місію зі шляху</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <location filename="../pages/mission_page.py" />
            <source>Counters</source>
            <translation>Лічильники</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>Begin without it</source>
            <translation>Починати без цього</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>Undo</source>
            <translation>Скасувати</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>Redo</source>
            <translation>Повторити</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>Carry it no longer</source>
            <translation>Більше не брати з собою</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>the end</source>
            <translation>кінець</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>{mission} follows</source>
            <translation>далі {mission}</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <location filename="../pages/texts_page.py" />
            <source>The file could not be written: {reason}</source>
            <translation>Не вдалося записати файл: {reason}</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>Move a mission</source>
            <translation>Переставити місію</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>Which pack comes next?</source>
            <translation>Який набір іде далі?</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>Carried from mission to mission:</source>
            <translation>Переходить з місії в місію:</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>Nothing is carried along.</source>
            <translation>З собою нічого не беруть.</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>However it ends</source>
            <translation>Хоч як вона скінчиться</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>Of each of its ends it is said where it leads.</source>
            <translation>Про кожен кінець уже сказано, куди він веде.</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>Nothing in this mission fits it.</source>
            <translation>У цій місії для цього немає місця.</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>Carry something no longer</source>
            <translation>Більше чогось не брати</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>Carry something along</source>
            <translation>Узяти щось із собою</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>as if nothing were said</source>
            <translation>ніби нічого не сказано</translation>
        </message>
        <message>
            <location filename="../pages/campaign_row.py" />
            <source>Open the mission</source>
            <translation>Відкрити місію</translation>
        </message>
        <message>
            <location filename="../pages/campaign_row.py" />
            <source>Another end…</source>
            <translation>Інший кінець…</translation>
        </message>
        <message>
            <location filename="../pages/campaign_row.py" />
            <source>Earlier on the path</source>
            <translation>Раніше на шляху</translation>
        </message>
        <message>
            <location filename="../pages/campaign_row.py" />
            <source>Later on the path</source>
            <translation>Пізніше на шляху</translation>
        </message>
        <message>
            <location filename="../pages/campaign_row.py" />
            <source>Take it off the path</source>
            <translation>Прибрати зі шляху</translation>
        </message>
        <message>
            <location filename="../pages/campaign_takes.py" />
            <source>Begin with something carried…</source>
            <translation>Почати з чимось із узятого…</translation>
        </message>
        <message>
            <location filename="../pages/campaign_takes.py" />
            <source>Takes along:</source>
            <translation>Бере з собою:</translation>
        </message>
        <message>
            <location filename="../pages/card_board.py" />
            <source>ahead</source>
            <translation>попереду</translation>
        </message>
        <message>
            <location filename="../pages/card_board.py" />
            <source>ahead, right</source>
            <translation>попереду праворуч</translation>
        </message>
        <message>
            <location filename="../pages/card_board.py" />
            <source>ahead, left</source>
            <translation>попереду ліворуч</translation>
        </message>
        <message>
            <location filename="../pages/card_board.py" />
            <source>behind</source>
            <translation>позаду</translation>
        </message>
        <message>
            <location filename="../pages/card_board.py" />
            <source>behind, right</source>
            <translation>позаду праворуч</translation>
        </message>
        <message>
            <location filename="../pages/card_board.py" />
            <source>behind, left</source>
            <translation>позаду ліворуч</translation>
        </message>
        <message>
            <location filename="../pages/card_board.py" />
            <source>What the card does around its figure</source>
            <translation>Що карта робить довкола фігури</translation>
        </message>
        <message>
            <location filename="../pages/card_board.py" />
            <source>rub out</source>
            <translation>стерти</translation>
        </message>
        <message>
            <location filename="../pages/card_board.py" />
            <source>the small board</source>
            <translation>маленьке поле</translation>
        </message>
        <message>
            <location filename="../pages/card_board.py" />
            <source>may turn there</source>
            <translation>може туди повернутися</translation>
        </message>
        <message>
            <location filename="../pages/card_board.py" />
            <source>looks up · M mirrors</source>
            <translation>дивиться вгору · M віддзеркалює</translation>
        </message>
        <message>
            <location filename="../pages/card_tabs.py" />
            <source>Last playtest</source>
            <translation>Останнє випробування</translation>
        </message>
        <message>
            <location filename="../pages/card_tabs.py" />
            <source>The others</source>
            <translation>Інші</translation>
        </message>
        <message>
            <location filename="../pages/card_tabs.py" />
            <source>Close it</source>
            <translation>Згорнути</translation>
        </message>
        <message>
            <location filename="../pages/card_tabs.py" />
            <source>Open it</source>
            <translation>Розгорнути</translation>
        </message>
        <message>
            <location filename="../pages/cards_page.py" />
            <source>Cards of the deck</source>
            <translation>Карти колоди</translation>
        </message>
        <message>
            <location filename="../pages/cards_page.py" />
            <location filename="../pages/new_card.py" />
            <source>Find a card</source>
            <translation>Знайти карту</translation>
        </message>
        <message>
            <location filename="../pages/cards_page.py" />
            <location filename="../pages/new_card.py" />
            <source>New card</source>
            <translation>Нова карта</translation>
        </message>
        <message>
            <location filename="../pages/cards_page.py" />
            <source>The deck in piles: more and fewer copies</source>
            <translation>Колода стосами: більше й менше копій</translation>
        </message>
        <message>
            <location filename="../pages/cards_page.py" />
            <source>Decks and all cards</source>
            <translation>Колоди й усі карти</translation>
        </message>
        <message>
            <location filename="../pages/cards_page.py" />
            <source>Show the decks, and all cards in a list: to add, move and delete</source>
            <translation>Показати колоди й усі карти списком: додавати, пересувати, вилучати</translation>
        </message>
        <message>
            <location filename="../pages/cards_page.py" />
            <source>Spreadsheet</source>
            <translation>Таблиця</translation>
        </message>
        <message>
            <location filename="../pages/cards_page.py" />
            <source>Cards to a spreadsheet, and from one</source>
            <translation>Карти в таблицю і з неї</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/cards_page.py" />
            <source>All %n card(s)</source>
            <translation>
                <numerusform>Усі карти, %n</numerusform>
                <numerusform>Усі карти, %n</numerusform>
                <numerusform>Усі карти, %n</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/cards_page.py" />
            <location filename="../pages/new_card.py" />
            <source>{name}, another</source>
            <translation>{name}, ще одна</translation>
        </message>
        <message>
            <location filename="../pages/cards_page.py" />
            <source>The words on the card do not say {numbers}</source>
            <translation>У тексті карти не сказано {numbers}</translation>
        </message>
        <message>
            <location filename="../pages/cards_page.py" />
            <source>From a spreadsheet…</source>
            <translation>З таблиці…</translation>
        </message>
        <message>
            <location filename="../pages/cards_page.py" />
            <source>From Google Sheets…</source>
            <translation>З Google Таблиць…</translation>
        </message>
        <message>
            <location filename="../pages/cards_page.py" />
            <source>To a spreadsheet…</source>
            <translation>У таблицю…</translation>
        </message>
        <message>
            <location filename="../pages/cards_page.py" />
            <source>Follow this file…</source>
            <translation>Стежити за файлом…</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/cards_page.py" />
            <source>{copies} each · %n kind(s)</source>
            <translation>
                <numerusform>по {copies} · %n вид</numerusform>
                <numerusform>по {copies} · %n види</numerusform>
                <numerusform>по {copies} · %n видів</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/cards_page.py" />
            <location filename="../pages/deck_view.py" />
            <source>{copies} each</source>
            <translation>по {copies}</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/cards_page.py" />
            <source>{copies} · %n kind(s)</source>
            <translation>
                <numerusform>{copies} · %n вид</numerusform>
                <numerusform>{copies} · %n види</numerusform>
                <numerusform>{copies} · %n видів</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/cards_page.py" />
            <source>%n card(s)</source>
            <translation>
                <numerusform>%n карта</numerusform>
                <numerusform>%n карти</numerusform>
                <numerusform>%n карт</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/cards_page.py" />
            <location filename="../pages/first_ways.py" />
            <location filename="../pages/new_card.py" />
            <source>A new card</source>
            <translation>Нова карта</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>What it is called</source>
            <translation>Як це називається</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>{title} begins at {number}</source>
            <translation>{title} починається з {number}</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>all see it</source>
            <translation>бачать усі</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>nobody sees it</source>
            <translation>не бачить ніхто</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>of the game</source>
            <translation>самої гри</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>A new one:</source>
            <translation>Новий:</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>Change how long it lasts</source>
            <translation>Змінити, скільки вона триває</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>that counts</source>
            <translation>лічить</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>that runs down</source>
            <translation>спадає</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>a mark on places</source>
            <translation>позначка на місцях</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>The game also counts {what}.</source>
            <translation>Гра рахує ще {what}.</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>when {event}</source>
            <translation>коли {event}</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>a counter of yours</source>
            <translation>ваш лічильник</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>a counter of the game</source>
            <translation>лічильник самої гри</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>chosen · {what}</source>
            <translation>вибрано · {what}</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>from</source>
            <translation>від</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>to</source>
            <translation>до</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>only {side}</source>
            <translation>лише {side}</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>begins at {numbers}</source>
            <translation>починається з {numbers}</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>Yes or no</source>
            <translation>Так чи ні</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>Clock</source>
            <translation>Годинник</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>Who moves it</source>
            <translation>Хто його рухає</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>No story moves it yet.</source>
            <translation>Поки його не рухає жодна історія.</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>Who asks for it</source>
            <translation>Хто на нього дивиться</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>Nobody asks for it.</source>
            <translation>На нього не дивиться ніхто.</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>who sees it</source>
            <translation>хто його бачить</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>the card {card}</source>
            <translation>карта «{card}»</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>By kind</source>
            <translation>За видами</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>By stance</source>
            <translation>За стійкою</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>All cards</source>
            <translation>Усі карти</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>A card</source>
            <translation>Карта</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>A new card for this deck: its own, or one of another pack</source>
            <translation>Нова карта для цієї колоди: своя або з іншого набору</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/deck_view.py" />
            <source>%n card(s) in each of them.</source>
            <translation>
                <numerusform>У кожній по %n карті.</numerusform>
                <numerusform>У кожній по %n карти.</numerusform>
                <numerusform>У кожній по %n карт.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/deck_view.py" />
            <source>%n card(s) in this deck.</source>
            <translation>
                <numerusform>%n карта в цій колоді.</numerusform>
                <numerusform>%n карти в цій колоді.</numerusform>
                <numerusform>%n карт у цій колоді.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>{before} becomes {now}.</source>
            <translation>Було {before}, стало {now}.</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>What it is made of</source>
            <translation>З чого вона складається</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>{part} have {kind}</source>
            <translation>у {part} є {kind}</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>A first hand</source>
            <translation>Перша рука</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>Draw again</source>
            <translation>Узяти знову</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>both</source>
            <translation>обидві</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <location filename="../pages/ground_words.py" />
            <source>all of them</source>
            <translation>усі такі</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>One {card} fewer</source>
            <translation>Карт «{card}» на одну менше</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>One {card} more</source>
            <translation>Карт «{card}» на одну більше</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>By number</source>
            <translation>За числами</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>{deck}: the same</source>
            <translation>{deck}: стільки ж</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>Without a number</source>
            <translation>Без числа</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>Not in this deck</source>
            <translation>Не в цій колоді</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>← comes first</source>
            <translation>← ходить першою</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>comes last →</source>
            <translation>ходить останньою →</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>This pack says that the deck has {size}. It may say so no longer.</source>
            <translation>Набір каже, що карт у колоді {size}. Цього можна більше не казати.</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>A deck of {size}, then</source>
            <translation>Тоді в колоді {size}</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>Say no size</source>
            <translation>Не казати розміру</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>The last one is drawn in turn {turn}.</source>
            <translation>Останню беруть у ході {turn}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/deck_view.py" />
            <source>Of 100 hands of %n card(s), {kinds}.</source>
            <translation>
                <numerusform>Зі 100 рук по %n карті {kinds}.</numerusform>
                <numerusform>Зі 100 рук по %n карти {kinds}.</numerusform>
                <numerusform>Зі 100 рук по %n карт {kinds}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>none</source>
            <translation>немає</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>At the same number in all of them</source>
            <translation>У всіх на одному числі</translation>
        </message>
        <message>
            <location filename="../pages/drawing.py" />
            <source>One deal of many</source>
            <translation>Одна роздача з багатьох</translation>
        </message>
        <message>
            <location filename="../pages/drawing.py" />
            <location filename="../pages/set_up_card.py" />
            <source>Deal again</source>
            <translation>Роздати знову</translation>
        </message>
        <message>
            <location filename="../pages/drawing.py" />
            <location filename="../pages/set_up_card.py" />
            <source>Show another deal of what is left to chance</source>
            <translation>Показати іншу роздачу того, що лишено випадку</translation>
        </message>
        <message>
            <location filename="../pages/drawing.py" />
            <source>A deal for how many</source>
            <translation>На скількох роздати</translation>
        </message>
        <message>
            <location filename="../pages/drawing.py" />
            <source>Dice mark what chance has placed; another deal puts it elsewhere.</source>
            <translation>Кубиком позначено те, що поставив випадок; інша роздача поставить інакше.</translation>
        </message>
        <message>
            <location filename="../pages/empty_map.py" />
            <source>Draw it myself</source>
            <translation>Намалюю сам</translation>
        </message>
        <message>
            <location filename="../pages/empty_map.py" />
            <source>Nothing is drawn yet.</source>
            <translation>Поки нічого не намальовано.</translation>
        </message>
        <message>
            <location filename="../pages/empty_map.py" />
            <source>Click on the map to put down the first place, or begin with a map that there is.</source>
            <translation>Клацніть на мапі, щоб поставити перше місце, або почніть із готової мапи.</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>Most often in turn {turn}, {part} of 100 times.</source>
            <translation>Найчастіше на ході {turn}: {part} зі 100 разів.</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>Not played yet. When bots have played some games, it is told here how often the card is chosen, who wins with it, and how it stands beside the others.</source>
            <translation>Ще не грали. Коли боти зіграють кілька партій, тут буде сказано, як часто карту обирають, хто з нею перемагає і яка вона поруч з іншими.</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>Never chosen when it was in hand.</source>
            <translation>На руці була, але жодного разу не обрана.</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>Chosen often.</source>
            <translation>Обирають часто.</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>Whoever plays it wins more often.</source>
            <translation>Хто грає її, перемагає частіше.</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>Whoever plays it wins less often.</source>
            <translation>Хто грає її, перемагає рідше.</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>It was never chosen in these games.</source>
            <translation>У цих партіях її жодного разу не обрали.</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>In the last playtest</source>
            <translation>В останньому випробуванні</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>When it is chosen, by turn</source>
            <translation>Коли її обирають, за ходами</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>Beside the others</source>
            <translation>Поруч з іншими</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>how often it was played, of 100 times in hand</source>
            <translation>як часто зіграно, зі 100 разів на руці</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>Let bots play with the cards as they are now</source>
            <translation>Хай боти зіграють з картами, якими вони є зараз</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/fares.py" />
            <source>%n game(s)</source>
            <translation>
                <numerusform>%n партія</numerusform>
                <numerusform>%n партії</numerusform>
                <numerusform>%n партій</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>Played when in hand</source>
            <translation>Зіграна, коли на руці</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>Whoever played it won</source>
            <translation>Хто зіграв її, переміг</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>Without it, they won</source>
            <translation>Без неї перемагав</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>Chosen now and then.</source>
            <translation>Обирають час від часу.</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>Seldom chosen.</source>
            <translation>Обирають рідко.</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <location filename="../play/ending.py" />
            <source>Play again</source>
            <translation>Зіграти ще</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>Have bots play</source>
            <translation>Нехай боти зіграють</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>{part} of 100</source>
            <translation>{part} зі 100</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>▎ before your change: {old} of 100 played. It is not chance.</source>
            <translation>▎ до вашої правки: зіграна в {old} зі 100. Це не випадковість.</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>▎ before your change: {old} of 100 played. It may be chance.</source>
            <translation>▎ до вашої правки: зіграна в {old} зі 100. Це може бути випадковість.</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>Nobody ever played {cards}</source>
            <translation>Жодного разу не зіграли {cards}</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>Whoever plays it wins about as often as without it.</source>
            <translation>Хто грає її, перемагає приблизно так само часто, як без неї.</translation>
        </message>
        <message>
            <location filename="../pages/first_changes.py" />
            <source>There is no room for it now, or it is there already.</source>
            <translation>Зараз для цього немає місця, або це вже є.</translation>
        </message>
        <message>
            <location filename="../pages/first_changes.py" />
            <source>Do it</source>
            <translation>Зробити</translation>
        </message>
        <message>
            <location filename="../pages/first_changes.py" />
            <source>Make it yours</source>
            <translation>Зробіть її своєю</translation>
        </message>
        <message>
            <location filename="../pages/first_changes.py" />
            <source>First changes that show at once. Undo takes each of them back.</source>
            <translation>Перші зміни, які одразу видно. Кожну можна скасувати.</translation>
        </message>
        <message>
            <location filename="../pages/first_ways.py" />
            <source>Does the game go on?</source>
            <translation>Чи триває гра?</translation>
        </message>
        <message>
            <location filename="../pages/first_ways.py" />
            <source>Nobody has won at the beginning. Add moves, and it is asked after them.</source>
            <translation>На початку ніхто не переміг. Додайте ходи — і це запитають після них.</translation>
        </message>
        <message>
            <location filename="../pages/first_ways.py" />
            <source>Who moves first?</source>
            <translation>Хто ходить першим?</translation>
        </message>
        <message>
            <location filename="../pages/first_ways.py" />
            <source>At the beginning, {who} is to move.</source>
            <translation>На початку ходить {who}.</translation>
        </message>
        <message>
            <location filename="../pages/first_ways.py" />
            <source>Where does a piece stand?</source>
            <translation>Де стоїть фігура?</translation>
        </message>
        <message>
            <location filename="../pages/first_ways.py" />
            <source>{piece} is put on {place}, and stands there.</source>
            <translation>{piece} ставиться на {place} і стоїть там.</translation>
        </message>
        <message>
            <location filename="../pages/first_ways.py" />
            <source>Take the cards of {pack}</source>
            <translation>Взяти карти набору «{pack}»</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/first_ways.py" />
            <source>%n kind(s). You change them one by one.</source>
            <translation>
                <numerusform>%n вид. Змінюйте їх по одній.</numerusform>
                <numerusform>%n види. Змінюйте їх по одній.</numerusform>
                <numerusform>%n видів. Змінюйте їх по одній.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/first_ways.py" />
            <source>Take them</source>
            <translation>Взяти</translation>
        </message>
        <message>
            <location filename="../pages/first_ways.py" />
            <source>One card of your own</source>
            <translation>Одна своя карта</translation>
        </message>
        <message>
            <location filename="../pages/first_ways.py" />
            <source>Pick a card to start from, or an empty one.</source>
            <translation>Виберіть карту для початку або порожню.</translation>
        </message>
        <message>
            <location filename="../pages/first_ways.py" />
            <source>Pick</source>
            <translation>Вибрати</translation>
        </message>
        <message>
            <location filename="../pages/first_ways.py" />
            <source>A new deck</source>
            <translation>Нова колода</translation>
        </message>
        <message>
            <location filename="../pages/first_ways.py" />
            <source>Begin with the map of {pack}</source>
            <translation>Почати з мапи «{pack}»</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/first_ways.py" />
            <source>%n place(s). Change what you like.</source>
            <translation>
                <numerusform>%n місце. Змінюйте що завгодно.</numerusform>
                <numerusform>%n місця. Змінюйте що завгодно.</numerusform>
                <numerusform>%n місць. Змінюйте що завгодно.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/first_ways.py" />
            <location filename="../pages/new_card.py" />
            <source>From another pack</source>
            <translation>З іншого набору</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/first_ways.py" />
            <source>Browse %n kind(s) in {pack}, or any pack you have.</source>
            <translation>
                <numerusform>%n вид у наборі «{pack}» або будь-який ваш набір.</numerusform>
                <numerusform>%n види в наборі «{pack}» або будь-який ваш набір.</numerusform>
                <numerusform>%n видів у наборі «{pack}» або будь-який ваш набір.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/first_ways.py" />
            <source>Browse</source>
            <translation>Переглянути</translation>
        </message>
        <message>
            <location filename="../pages/form_page.py" />
            <source>As text</source>
            <translation>Як текст</translation>
        </message>
        <message>
            <location filename="../pages/form_page.py" />
            <source>The same file as text (Ctrl+T)</source>
            <translation>Той самий файл як текст (Ctrl+T)</translation>
        </message>
        <message>
            <location filename="../pages/form_page.py" />
            <source>This pack has no {name}.</source>
            <translation>У цьому наборі немає {name}.</translation>
        </message>
        <message>
            <location filename="../pages/form_page.py" />
            <source>Begin one</source>
            <translation>Почати</translation>
        </message>
        <message>
            <location filename="../pages/form_page.py" />
            <location filename="../pages/mission_page.py" />
            <source>Begin {name}</source>
            <translation>Почати {name}</translation>
        </message>
        <message>
            <location filename="../pages/form_page.py" />
            <source>Scenario</source>
            <translation>Сценарій</translation>
        </message>
        <message>
            <location filename="../pages/form_page.py" />
            <source>Mission</source>
            <translation>Місія</translation>
        </message>
        <message>
            <location filename="../pages/form_page.py" />
            <source>Texts</source>
            <translation>Тексти</translation>
        </message>
        <message>
            <location filename="../pages/form_page.py" />
            <location filename="../pages/map_side.py" />
            <location filename="../pages/stages.py" />
            <location filename="../pages/tiles.py" />
            <source>Play</source>
            <translation>Гра</translation>
        </message>
        <message>
            <location filename="../pages/ground_words.py" />
            <source>+ what it does</source>
            <translation>+ що робить</translation>
        </message>
        <message>
            <location filename="../pages/ground_words.py" />
            <location filename="../pages/stages.py" />
            <source>Change</source>
            <translation>Змінити</translation>
        </message>
        <message>
            <location filename="../pages/ground_words.py" />
            <source>only here</source>
            <translation>лише тут</translation>
        </message>
        <message>
            <location filename="../pages/how_long.py" />
            <source>How long it lasts</source>
            <translation>Скільки триває партія</translation>
        </message>
        <message>
            <location filename="../pages/map_page.py" />
            <source>Click the place on the map. Esc: none.</source>
            <translation>Клацніть місце на карті. Esc — жодне.</translation>
        </message>
        <message>
            <location filename="../pages/map_page.py" />
            <source>This pack needs {plugins}, which is not installed. You can look at the pack, but should not change it without that. Install {distributions} to have it.</source>
            <translation>Цьому набору потрібне те, що не встановлено, – {plugins}. Дивитися його можна, але змінювати без цього не варто. Щоб це з'явилося, установіть {distributions}.</translation>
        </message>
        <message>
            <location filename="../pages/map_page.py" />
            <source>What you draw cannot be kept safe from a crash: {file}: {reason}. Save it yourself.</source>
            <translation>Намальоване не можна вберегти від збою: {file}: {reason}. Зберігайте самі.</translation>
        </message>
        <message>
            <location filename="../pages/map_page.py" />
            <source>Nothing was saved: {name} cannot be read as it is. Fix it, or undo what was typed.</source>
            <translation>Нічого не збережено: {name} у такому вигляді не прочитати. Виправте текст або скасуйте набране.</translation>
        </message>
        <message>
            <location filename="../pages/map_page.py" />
            <source>Saved in {folder}, but {names} cannot be read yet.</source>
            <translation>Збережено в {folder}, але {names} поки не читається.</translation>
        </message>
        <message>
            <location filename="../pages/map_page.py" />
            <source>Nothing has changed, so there is nothing to save.</source>
            <translation>Нічого не змінилося, зберігати нічого.</translation>
        </message>
        <message>
            <location filename="../pages/map_page.py" />
            <source>Change it anyway</source>
            <translation>Усе одно змінювати</translation>
        </message>
        <message>
            <location filename="../pages/map_page.py" />
            <source>First choose, above the map, which change to keep.</source>
            <translation>Спершу скажіть над картою, чию зміну залишити.</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>chosen · {one} to {other}</source>
            <translation>вибрано · {one} – {other}</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <location filename="../tools/palette.py" />
            <source>A zone of</source>
            <translation>Земля зони</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>Cut in two</source>
            <translation>Розрізати надвоє</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>Join with…</source>
            <translation>З'єднати з…</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <location filename="../tools/palette.py" />
            <source>Made of</source>
            <translation>З чого</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>Made of something else</source>
            <translation>З чогось іншого</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>Leads</source>
            <translation>Веде</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <location filename="../pages/mission_page.py" />
            <location filename="../pages/scenario_sheet.py" />
            <location filename="../pages/workshop.py" />
            <source>All fields</source>
            <translation>Усі поля</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>Everything that the files may say of it</source>
            <translation>Усе, що про це можуть сказати файли</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>chosen · on {place}</source>
            <translation>вибрано · на «{place}»</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>chosen · by chance</source>
            <translation>вибрано · з волі випадку</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>chosen</source>
            <translation>вибрано</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>Other ground</source>
            <translation>Інша місцевість</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/map_side.py" />
            <source>chosen · %n of them</source>
            <translation>
                <numerusform>вибрано · %n</numerusform>
                <numerusform>вибрано · %n</numerusform>
                <numerusform>вибрано · %n</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>Change the way</source>
            <translation>Змінити напрямок</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>Make it a zone of {ground}</source>
            <translation>Змінити вид зони на {ground}</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>What {place} is to be called</source>
            <translation>Як назвати місце {place}</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>What is chosen, the set-up, and problems</source>
            <translation>Вибране, розстановка і проблеми</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>It can be played</source>
            <translation>Можна грати</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>Nothing stands in the way of a game.</source>
            <translation>Партії ніщо не заважає.</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/map_side.py" />
            <source>{number} of them, on any of %n place(s), tinted on the map. Drag one to fix where it begins.</source>
            <translation>
                <numerusform>Їх {number}, на єдиному з %n місця, воно зафарбоване на карті. Перетягніть, щоб закріпити початок.</numerusform>
                <numerusform>Їх {number}, на будь-якому з %n місць, вони зафарбовані на карті. Перетягніть, щоб закріпити початок.</numerusform>
                <numerusform>Їх {number}, на будь-якому з %n місць, вони зафарбовані на карті. Перетягніть, щоб закріпити початок.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>chosen · {place}, one of {number}</source>
            <translation>вибрано · {place}, таких {number}</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>Make them one</source>
            <translation>Зробити однією</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>Nothing in particular</source>
            <translation>Нічого особливого</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>both ways</source>
            <translation>в обидва боки</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>only to {place}</source>
            <translation>лише туди, де {place}</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>Make it of {what}</source>
            <translation>Зробити з «{what}»</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>Call it {name}</source>
            <translation>Назвати {name}</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/map_side.py" />
            <source>It sees %n place(s), tinted on the map.</source>
            <translation>
                <numerusform>Бачить %n місце: воно зафарбоване на карті.</numerusform>
                <numerusform>Бачить %n місця: вони зафарбовані на карті.</numerusform>
                <numerusform>Бачить %n місць: вони зафарбовані на карті.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>Joined to nothing yet.</source>
            <translation>Поки ні з чим не з'єднано.</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>chosen · {ground}</source>
            <translation>вибрано · {ground}</translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <source>Take one of these and change its chips, or write your own.</source>
            <translation>Візьміть щось із цього й змініть кольорові слова, або напишіть своє.</translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <location filename="../pages/scenario_sheet.py" />
            <location filename="../pages/workshop.py" />
            <source>Everything that the file may say of it</source>
            <translation>Усе, що про це може казати файл</translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <source>Write the briefing</source>
            <translation>Написати ввідну</translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <source>Goals</source>
            <translation>Цілі</translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <source>Story</source>
            <translation>Історія</translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <location filename="../tools/set_up.py" />
            <source>Set-up</source>
            <translation>Розстановка</translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <source>Write the first story</source>
            <translation>Написати першу історію</translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <source>Only say who wins</source>
            <translation>Лише сказати, хто перемагає</translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <source>Play it</source>
            <translation>Грати</translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <source>No mission yet. First: how is it won?</source>
            <translation>Місії ще немає. Спершу: як у ній перемагають?</translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <source>Looking for a game in which it happens…</source>
            <translation>Шукаю партію, де це стається…</translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <source>No briefing yet: what are players told before it begins?</source>
            <translation>Ввідної ще немає: що кажуть гравцям перед початком?</translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <source>Nothing happens by itself yet.</source>
            <translation>Само собою поки нічого не відбувається.</translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <source>who wins, and by what</source>
            <translation>хто перемагає й чим</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/mission_page.py" />
            <source>%n stories</source>
            <translation>
                <numerusform>%n історія</numerusform>
                <numerusform>%n історії</numerusform>
                <numerusform>%n історій</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <source>what happens by itself</source>
            <translation>що стається само</translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <source>what is counted</source>
            <translation>що лічиться</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/mission_page.py" />
            <location filename="../pages/set_up_card.py" />
            <source>%n pieces on the map</source>
            <translation>
                <numerusform>%n фігура на карті</numerusform>
                <numerusform>%n фігури на карті</numerusform>
                <numerusform>%n фігур на карті</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <source>what stands where</source>
            <translation>що де стоїть</translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <location filename="../pages/scenario_page.py" />
            <source>Write the title</source>
            <translation>Написати назву</translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <source>No stories yet</source>
            <translation>Історій поки немає</translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <source>No mission yet. First: how does {side} win?</source>
            <translation>Місії ще немає. Спершу: як перемагає сторона «{side}»?</translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <source>In random games it did not happen.</source>
            <translation>У випадкових партіях цього не було.</translation>
        </message>
        <message>
            <location filename="../pages/moments.py" />
            <location filename="../pages/workshop.py" />
            <source>When it comes</source>
            <translation>Коли спрацьовує</translation>
        </message>
        <message>
            <location filename="../pages/moments.py" />
            <source>Quicker in a stance</source>
            <translation>Швидше у стійці</translation>
        </message>
        <message>
            <location filename="../pages/moments.py" />
            <source>In {stance} it comes at {number}.</source>
            <translation>{stance}: спрацьовує на {number}.</translation>
        </message>
        <message>
            <location filename="../pages/moments.py" />
            <location filename="../pages/workshop.py" />
            <source>How far</source>
            <translation>Як далеко</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/moments.py" />
            <source>up to %n zone(s) · click to change</source>
            <translation>
                <numerusform>до %n зони · клацніть, щоб змінити</numerusform>
                <numerusform>до %n зон · клацніть, щоб змінити</numerusform>
                <numerusform>до %n зон · клацніть, щоб змінити</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/moments.py" />
            <source>up to %n square(s) · click to change</source>
            <translation>
                <numerusform>до %n клітинки · клацніть, щоб змінити</numerusform>
                <numerusform>до %n клітинок · клацніть, щоб змінити</numerusform>
                <numerusform>до %n клітинок · клацніть, щоб змінити</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/moments.py" />
            <source>in {stance}</source>
            <translation>{stance}</translation>
        </message>
        <message>
            <location filename="../pages/moments.py" />
            <source>Another number in {stance}</source>
            <translation>Інше число в стійці «{stance}»</translation>
        </message>
        <message>
            <location filename="../pages/moments.py" />
            <source>It comes at the same number in all of them.</source>
            <translation>В усіх спрацьовує на одному числі.</translation>
        </message>
        <message>
            <location filename="../pages/moments.py" />
            <source>comes at {number}</source>
            <translation>на {number}</translation>
        </message>
        <message>
            <location filename="../pages/moments.py" />
            <source>comes at {first} to {last}</source>
            <translation>від {first} до {last}</translation>
        </message>
        <message>
            <location filename="../pages/moments.py" />
            <source>its own</source>
            <translation>своє</translation>
        </message>
        <message>
            <location filename="../pages/moments.py" />
            <source>then step {number}</source>
            <translation>потім крок {number}</translation>
        </message>
        <message>
            <location filename="../pages/new_card.py" />
            <source>You get a copy under a new name; the first one stays as it is.</source>
            <translation>Вийде копія під новою назвою; перша лишиться як є.</translation>
        </message>
        <message>
            <location filename="../pages/new_card.py" />
            <source>Cards to begin from</source>
            <translation>Карти, з яких почати</translation>
        </message>
        <message>
            <location filename="../pages/new_card.py" />
            <location filename="../pages/workshop.py" />
            <source>Face of the card</source>
            <translation>Лице карти</translation>
        </message>
        <message>
            <location filename="../pages/new_card.py" />
            <source>Its name</source>
            <translation>Її назва</translation>
        </message>
        <message>
            <location filename="../pages/new_card.py" />
            <source>Make this card</source>
            <translation>Зробити цю карту</translation>
        </message>
        <message>
            <location filename="../pages/new_card.py" />
            <source>a face and nothing else</source>
            <translation>лише лице карти</translation>
        </message>
        <message>
            <location filename="../pages/new_card.py" />
            <source>Pick a card to start from</source>
            <translation>Оберіть карту, з якої почати</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/new_card.py" />
            <source>Find in %n pack(s)</source>
            <translation>
                <numerusform>Шукати в %n наборі</numerusform>
                <numerusform>Шукати в %n наборах</numerusform>
                <numerusform>Шукати в %n наборах</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/new_card.py" />
            <source>Cancel</source>
            <translation>Скасувати</translation>
        </message>
        <message>
            <location filename="../pages/new_card.py" />
            <source>for</source>
            <translation>для</translation>
        </message>
        <message>
            <location filename="../pages/new_card.py" />
            <source>Empty</source>
            <translation>Порожня</translation>
        </message>
        <message>
            <location filename="../pages/new_card.py" />
            <source>such as {pack}</source>
            <translation>наприклад, {pack}</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/new_card.py" />
            <source>%n step(s), to be changed</source>
            <translation>
                <numerusform>%n крок, його можна змінити</numerusform>
                <numerusform>%n кроки, їх можна змінити</numerusform>
                <numerusform>%n кроків, їх можна змінити</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/new_card.py" />
            <source>words of its own</source>
            <translation>свої слова</translation>
        </message>
        <message>
            <location filename="../pages/new_card.py" />
            <source>its picture</source>
            <translation>її картинка</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/new_card.py" />
            <source>%n copies</source>
            <translation>
                <numerusform>%n копія</numerusform>
                <numerusform>%n копії</numerusform>
                <numerusform>%n копій</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/new_card.py" />
            <source>of this pack</source>
            <translation>з цього набору</translation>
        </message>
        <message>
            <location filename="../pages/new_card.py" />
            <source>From {pack}. You get a copy.</source>
            <translation>З набору «{pack}». Ви отримаєте копію.</translation>
        </message>
        <message>
            <location filename="../pages/new_card.py" />
            <source>all</source>
            <translation>усі</translation>
        </message>
        <message>
            <location filename="../pages/new_card.py" />
            <source>What comes with it</source>
            <translation>Що в ній уже є</translation>
        </message>
        <message>
            <location filename="../pages/no_cards.py" />
            <source>From a table</source>
            <translation>З таблиці</translation>
        </message>
        <message>
            <location filename="../pages/no_cards.py" />
            <source>A row a card: title, copies, text.</source>
            <translation>Карта в рядку: назва, копії, текст.</translation>
        </message>
        <message>
            <location filename="../pages/no_cards.py" />
            <location filename="../pages/tiles.py" />
            <source>Open</source>
            <translation>Відкрити</translation>
        </message>
        <message>
            <location filename="../pages/no_cards.py" />
            <source>Or begin with one of these</source>
            <translation>Або почніть з однієї з цих</translation>
        </message>
        <message>
            <location filename="../pages/no_cards.py" />
            <source>No cards of its own yet.</source>
            <translation>Власних карт поки немає.</translation>
        </message>
        <message>
            <location filename="../pages/no_cards.py" />
            <source>Use cards that there are, or make your own.</source>
            <translation>Візьміть готові карти або зробіть свої.</translation>
        </message>
        <message>
            <location filename="../pages/original_strip.py" />
            <source>Where changes go</source>
            <translation>Куди потрапляють зміни</translation>
        </message>
        <message>
            <location filename="../pages/original_strip.py" />
            <source>Begin</source>
            <translation>Почати</translation>
        </message>
        <message>
            <location filename="../pages/original_strip.py" />
            <source>Work on these packs themselves, in {folder}</source>
            <translation>Працювати над самими цими наборами, у {folder}</translation>
        </message>
        <message>
            <location filename="../pages/original_strip.py" />
            <source>It lies in {folder}. Undo takes it back.</source>
            <translation>Вона лежить у {folder}. Скасування прибере її.</translation>
        </message>
        <message>
            <location filename="../pages/original_strip.py" />
            <source>Leave them as they are</source>
            <translation>Залишити їх як є</translation>
        </message>
        <message>
            <location filename="../pages/original_strip.py" />
            <source>Copy, whole and yours</source>
            <translation>Копія, цілком ваша</translation>
        </message>
        <message>
            <location filename="../pages/original_strip.py" />
            <location filename="../pages/tiles.py" />
            <location filename="../pages/ways.py" />
            <source>Mod</source>
            <translation>Мод</translation>
        </message>
        <message>
            <location filename="../pages/original_strip.py" />
            <source>Mod, only what you change</source>
            <translation>Мод, лише ваші зміни</translation>
        </message>
        <message>
            <location filename="../pages/original_strip.py" />
            <source>This one came with Uguisu: your changes go to a copy.</source>
            <translation>Цей набір прийшов з Uguisu: ваші зміни потраплять у копію.</translation>
        </message>
        <message>
            <location filename="../pages/original_strip.py" />
            <source>This one was added: your changes go to a copy.</source>
            <translation>Цей набір додано: ваші зміни потраплять у копію.</translation>
        </message>
        <message>
            <location filename="../pages/original_strip.py" />
            <source>The first stroke begins a copy in this tab; the original stays as it is.</source>
            <translation>Перший штрих почне копію в цій вкладці; оригінал лишиться як є.</translation>
        </message>
        <message>
            <location filename="../pages/original_strip.py" />
            <source>You draw in a copy of your own.</source>
            <translation>Ви малюєте у власній копії.</translation>
        </message>
        <message>
            <location filename="../pages/original_strip.py" />
            <source>The first stroke begins a mod; the original stays as it is.</source>
            <translation>Перший штрих почне мод; оригінал лишиться як є.</translation>
        </message>
        <message>
            <location filename="../pages/original_strip.py" />
            <source>You draw in a mod of your own: it says only what you change.</source>
            <translation>Ви малюєте у власному моді: в ньому лише ваші зміни.</translation>
        </message>
        <message>
            <location filename="../pages/pack_finder.py" />
            <source>All {count}</source>
            <translation>Усі {count}</translation>
        </message>
        <message>
            <location filename="../pages/pack_finder.py" />
            <source>Yours {count}</source>
            <translation>Свої {count}</translation>
        </message>
        <message>
            <location filename="../pages/pack_finder.py" />
            <source>Copies {count}</source>
            <translation>Копії {count}</translation>
        </message>
        <message>
            <location filename="../pages/pack_finder.py" />
            <source>Mods {count}</source>
            <translation>Моди {count}</translation>
        </message>
        <message>
            <location filename="../pages/pack_finder.py" />
            <source>Find a pack</source>
            <translation>Знайти набір</translation>
        </message>
        <message>
            <location filename="../pages/pack_finder.py" />
            <source>No pack has these words in its name. Look for fewer of them.</source>
            <translation>Жоден набір не має таких слів у назві. Приберіть частину слів.</translation>
        </message>
        <message>
            <location filename="../pages/pack_finder.py" />
            <source>newest</source>
            <translation>спочатку нові</translation>
        </message>
        <message>
            <location filename="../pages/pack_finder.py" />
            <source>by name</source>
            <translation>за назвою</translation>
        </message>
        <message>
            <location filename="../pages/palette.py" />
            <source>Palette</source>
            <translation>Палітра</translation>
        </message>
        <message>
            <location filename="../pages/palette.py" />
            <source>Find in the palette</source>
            <translation>Знайти в палітрі</translation>
        </message>
        <message>
            <location filename="../pages/palette.py" />
            <source>Show all marks</source>
            <translation>Показати всі позначки</translation>
        </message>
        <message>
            <location filename="../pages/palette.py" />
            <source>The map shows the sign of everything that is set for a place</source>
            <translation>Карта показує знаки всього, що задано для місця</translation>
        </message>
        <message>
            <location filename="../pages/palette.py" />
            <source>Drag a thing onto the map, or click it, then where it goes. It stays in hand until Esc.</source>
            <translation>Перетягніть річ на карту або клацніть її, потім місце. Вона лишається в руці до Esc.</translation>
        </message>
        <message>
            <location filename="../pages/palette.py" />
            <source>Nothing is called so.</source>
            <translation>Нічого так не зветься.</translation>
        </message>
        <message>
            <location filename="../pages/palette.py" />
            <source>This game has nothing to put here.</source>
            <translation>У цій грі тут нема чого ставити.</translation>
        </message>
        <message>
            <location filename="../pages/place_words.py" />
            <source>Here begins</source>
            <translation>Тут починає</translation>
        </message>
        <message>
            <location filename="../pages/place_words.py" />
            <source>Here may begin</source>
            <translation>Тут може почати</translation>
        </message>
        <message>
            <location filename="../pages/players.py" />
            <location filename="../pages/set_up_card.py" />
            <source>played by</source>
            <translation>грає</translation>
        </message>
        <message>
            <location filename="../pages/players.py" />
            <source>with the deck</source>
            <translation>колодою</translation>
        </message>
        <message>
            <location filename="../pages/players.py" />
            <source>A bot</source>
            <translation>Бот</translation>
        </message>
        <message>
            <location filename="../pages/players.py" />
            <source>Play with the deck {deck}</source>
            <translation>Грати колодою {deck}</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/players.py" />
            <source>of %n card(s)</source>
            <translation>
                <numerusform>з %n карти</numerusform>
                <numerusform>з %n карт</numerusform>
                <numerusform>з %n карт</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/problem_card.py" />
            <location filename="../tools/chance.py" />
            <location filename="../tools/pieces.py" />
            <source>Take away {what}</source>
            <translation>Прибрати «{what}»</translation>
        </message>
        <message>
            <location filename="../pages/rulings_page.py" />
            <source>Put {piece} on {place}</source>
            <translation>Поставити {piece} на «{place}»</translation>
        </message>
        <message>
            <location filename="../pages/rulings_page.py" />
            <source>Try all</source>
            <translation>Перевірити всі</translation>
        </message>
        <message>
            <location filename="../pages/rulings_page.py" />
            <source>Try every ruling on the pack as it is now</source>
            <translation>Перевірити кожне роз’яснення на наборі, яким він є зараз</translation>
        </message>
        <message>
            <location filename="../pages/rulings_page.py" />
            <source>Set up from the map</source>
            <translation>Розставити на карті</translation>
        </message>
        <message>
            <location filename="../pages/rulings_page.py" />
            <source>While it is on, a click on the map puts the chosen piece there in the current ruling</source>
            <translation>Поки ввімкнено, клацання по карті ставить туди вибрану фігуру у відкритому роз’ясненні</translation>
        </message>
        <message>
            <location filename="../pages/rulings_page.py" />
            <source>Piece to put on the map</source>
            <translation>Фігура, яку ставити на карту</translation>
        </message>
        <message>
            <location filename="../pages/rulings_page.py" />
            <source>What was not as expected</source>
            <translation>Що вийшло не так, як очікувалося</translation>
        </message>
        <message>
            <location filename="../pages/rulings_page.py" />
            <source>No ruling yet. What must hold?</source>
            <translation>Роз’яснень поки немає. Що має виконуватися?</translation>
        </message>
        <message>
            <location filename="../pages/rulings_page.py" />
            <source>A ruling sets up a position, plays moves, and says what must be true then. It is tried in a second.</source>
            <translation>Роз’яснення розставляє позицію, робить ходи й каже, що після цього має бути правдою. Перевіряється за секунду.</translation>
        </message>
        <message>
            <location filename="../pages/rulings_page.py" />
            <source>{held} of {all} hold</source>
            <translation>справджуються {held} з {all}</translation>
        </message>
        <message>
            <location filename="../pages/rulings_page.py" />
            <source>Trying…</source>
            <translation>Перевірка…</translation>
        </message>
        <message>
            <location filename="../pages/rulings_page.py" />
            <source>The pack has changed since: try again.</source>
            <translation>Набір відтоді змінився: перевірте знову.</translation>
        </message>
        <message>
            <location filename="../pages/rulings_page.py" />
            <source>There is no ruling yet: add one first, on the page Rulings.</source>
            <translation>Роз’яснень ще немає: спершу додайте одне на сторінці «Роз’яснення».</translation>
        </message>
        <message>
            <location filename="../pages/scenario_page.py" />
            <location filename="../pages/scenario_sheet.py" />
            <source>All as usual</source>
            <translation>Усе як звичайно</translation>
        </message>
        <message>
            <location filename="../pages/scenario_page.py" />
            <source>Take back every setting that is other than usual in this game</source>
            <translation>Повернути кожне налаштування, яке відрізняється від звичайного в цій грі</translation>
        </message>
        <message>
            <location filename="../pages/scenario_sheet.py" />
            <source>What it may be told</source>
            <translation>Що можна вказати</translation>
        </message>
        <message>
            <location filename="../pages/scenario_sheet.py" />
            <source>Write the summary</source>
            <translation>Написати опис</translation>
        </message>
        <message>
            <location filename="../pages/scenario_sheet.py" />
            <source>How it is played</source>
            <translation>Як грають</translation>
        </message>
        <message>
            <location filename="../pages/scenario_sheet.py" />
            <source>And further</source>
            <translation>І ще</translation>
        </message>
        <message>
            <location filename="../pages/scenario_sheet.py" />
            <source>Variants · {on} of {all} on</source>
            <translation>Варіанти · увімкнено {on} із {all}</translation>
        </message>
        <message>
            <location filename="../pages/scenario_sheet.py" />
            <source>About this pack</source>
            <translation>Про цей набір</translation>
        </message>
        <message>
            <location filename="../pages/scenario_sheet.py" />
            <source>Licence</source>
            <translation>Ліцензія</translation>
        </message>
        <message>
            <location filename="../pages/scenario_sheet.py" />
            <source>changed</source>
            <translation>змінено</translation>
        </message>
        <message>
            <location filename="../pages/scenario_sheet.py" />
            <source>No summary yet: what is it, in a sentence or two?</source>
            <translation>Опису поки немає: що це, у двох словах?</translation>
        </message>
        <message>
            <location filename="../pages/scenario_sheet.py" />
            <source>●  changed from what is usual in this game      ▎ what is usual</source>
            <translation>●  відрізняється від звичайного в цій грі      ▎ звичайне</translation>
        </message>
        <message>
            <location filename="../pages/scenario_sheet.py" />
            <source>Clashes with {others}</source>
            <translation>Не поєднується з {others}</translation>
        </message>
        <message>
            <location filename="../pages/scenario_sheet.py" />
            <source>Speaks</source>
            <translation>Мови</translation>
        </message>
        <message>
            <location filename="../pages/scenario_sheet.py" />
            <source>usual {number}</source>
            <translation>звичайно {number}</translation>
        </message>
        <message>
            <location filename="../pages/scenario_sheet.py" />
            <source>Needs {others}</source>
            <translation>Без {others} не працює</translation>
        </message>
        <message>
            <location filename="../pages/set_up_card.py" />
            <source>Show or hide the set-up, line by line</source>
            <translation>Показати або сховати розстановку, рядок за рядком</translation>
        </message>
        <message>
            <location filename="../pages/set_up_card.py" />
            <source>to the middle</source>
            <translation>до середини</translation>
        </message>
        <message>
            <location filename="../pages/set_up_card.py" />
            <source>begins on</source>
            <translation>починає тут:</translation>
        </message>
        <message>
            <location filename="../pages/set_up_card.py" />
            <source>begin on</source>
            <translation>починають тут:</translation>
        </message>
        <message>
            <location filename="../pages/set_up_card.py" />
            <source>and looks</source>
            <translation>і дивиться на</translation>
        </message>
        <message>
            <location filename="../pages/set_up_card.py" />
            <source>Left to chance</source>
            <translation>Вирішує випадок</translation>
        </message>
        <message>
            <location filename="../pages/set_up_card.py" />
            <source>Always there</source>
            <translation>Завжди там</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/set_up_card.py" />
            <location filename="../pages/set_up_sheet.py" />
            <location filename="../pages/stages.py" />
            <source>and %n more</source>
            <translation>
                <numerusform>і ще %n</numerusform>
                <numerusform>і ще %n</numerusform>
                <numerusform>і ще %n</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/set_up_sheet.py" />
            <source>{what}: chance chooses among {places}; this deal took {dealt}.</source>
            <translation>{what}: випадок має на вибір {places}; випало {dealt}.</translation>
        </message>
        <message>
            <location filename="../pages/set_up_sheet.py" />
            <source>Who and what</source>
            <translation>Хто і що</translation>
        </message>
        <message>
            <location filename="../pages/set_up_sheet.py" />
            <source>What the game asks</source>
            <translation>Що питає гра</translation>
        </message>
        <message>
            <location filename="../pages/set_up_sheet.py" />
            <source>A mod takes the set-up of the pack that it follows. All fields below say what it changes of it.</source>
            <translation>Мод бере розстановку з набору, за яким іде. Усі поля нижче кажуть, що він у ній змінює.</translation>
        </message>
        <message>
            <location filename="../pages/set_up_sheet.py" />
            <source>Put one more thing on the map</source>
            <translation>Поставити на карту ще одну річ</translation>
        </message>
        <message>
            <location filename="../pages/set_up_sheet.py" />
            <source>by chance</source>
            <translation>випадково</translation>
        </message>
        <message>
            <location filename="../pages/set_up_sheet.py" />
            <source>{what}: chance chooses among {places}.</source>
            <translation>{what}: випадок має на вибір {places}.</translation>
        </message>
        <message>
            <location filename="../pages/set_up_sheet.py" />
            <source>Show on the map</source>
            <translation>Показати на карті</translation>
        </message>
        <message>
            <location filename="../pages/set_up_sheet.py" />
            <source>Always on {place}, as in this deal</source>
            <translation>Завжди на {place}, як у цій роздачі</translation>
        </message>
        <message>
            <location filename="../pages/set_up_sheet.py" />
            <location filename="../pages/stages.py" />
            <source>Nothing stands on the map yet.</source>
            <translation>На карті поки нічого не стоїть.</translation>
        </message>
        <message>
            <location filename="../pages/source_page.py" />
            <source>Type in {name}</source>
            <translation>Правка в {name}</translation>
        </message>
        <message>
            <location filename="../pages/source_page.py" />
            <source>{name} cannot be drawn as it is. Fix the text, then read it again.</source>
            <translation>{name} у такому вигляді не намалювати. Виправте текст і подивіться знову.</translation>
        </message>
        <message>
            <location filename="../pages/source_page.py" />
            <source>Back to the map or the form</source>
            <translation>Назад до карти чи форми</translation>
        </message>
        <message>
            <location filename="../pages/source_page.py" />
            <source>Read again</source>
            <translation>Подивитися знову</translation>
        </message>
        <message>
            <location filename="../pages/source_page.py" />
            <source>Read the text as it is now (Ctrl+Enter)</source>
            <translation>Прочитати текст, яким він є зараз (Ctrl+Enter)</translation>
        </message>
        <message>
            <location filename="../pages/source_page.py" />
            <source>Text of {name}</source>
            <translation>Текст файлу {name}</translation>
        </message>
        <message>
            <location filename="../pages/source_page.py" />
            <source>{name} as it will be saved. Ctrl+Space offers words.</source>
            <translation>{name}, яким його буде збережено. Ctrl+Пробіл пропонує слова.</translation>
        </message>
        <message>
            <location filename="../pages/source_page.py" />
            <source>Line {line}: {problem}. Until it can be read, the other view shows what was there before.</source>
            <translation>Рядок {line}: {problem}. Поки текст не можна прочитати, інший вигляд показує попереднє.</translation>
        </message>
        <message>
            <location filename="../pages/source_page.py" />
            <source>Lay out {name}</source>
            <translation>Оформлення {name}</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/stages.py" />
            <source>%n thing(s) stand in the way.</source>
            <translation>
                <numerusform>Заважає %n річ.</numerusform>
                <numerusform>Заважають %n речі.</numerusform>
                <numerusform>Заважають %n речей.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/stages.py" />
            <source>This is a whole game already. Change what you like, in any order; the ticks say whether it can still be played.</source>
            <translation>Це вже ціла гра. Змінюйте що хочете, у будь-якому порядку; галочки кажуть, чи ще можна грати.</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/stages.py" />
            <source>It can be played; %n thing(s) to look at.</source>
            <translation>
                <numerusform>Грати можна; гляньте на %n річ.</numerusform>
                <numerusform>Грати можна; гляньте на %n речі.</numerusform>
                <numerusform>Грати можна; гляньте на %n речей.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/stages.py" />
            <source>Nothing is missing: begin a game.</source>
            <translation>Усе на місці: можна починати партію.</translation>
        </message>
        <message>
            <location filename="../pages/stages.py" />
            <source>It can't be played yet: {why}</source>
            <translation>Грати поки не можна: {why}</translation>
        </message>
        <message>
            <location filename="../pages/stages.py" />
            <source>Looking whether it can be played…</source>
            <translation>Перевіряється, чи можна грати…</translation>
        </message>
        <message>
            <location filename="../pages/stages.py" />
            <source>It can be played, but look at this: {why}</source>
            <translation>Грати можна, але гляньте: {why}</translation>
        </message>
        <message>
            <location filename="../pages/stages.py" />
            <source>{places}, joined by {ways}</source>
            <translation>{places}, між ними {ways}</translation>
        </message>
        <message>
            <location filename="../pages/stages.py" />
            <source>Steps to a game</source>
            <translation>Кроки до гри</translation>
        </message>
        <message>
            <location filename="../pages/stages.py" />
            <source>Hide the steps</source>
            <translation>Сховати кроки</translation>
        </message>
        <message>
            <location filename="../pages/stages.py" />
            <source>View &gt; Steps to a game shows them again</source>
            <translation>Вигляд &gt; Кроки до гри поверне їх</translation>
        </message>
        <message>
            <location filename="../pages/stages.py" />
            <source>Show me</source>
            <translation>Показати</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/stages.py" />
            <source>%n way(s)</source>
            <translation>
                <numerusform>%n шлях</numerusform>
                <numerusform>%n шляхи</numerusform>
                <numerusform>%n шляхів</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/texts_page.py" />
            <source>Text in {language}</source>
            <translation>Текст, {language}</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/texts_page.py" />
            <source>%n text(s) imported</source>
            <translation>
                <numerusform>прийнято %n текст</numerusform>
                <numerusform>прийнято %n тексти</numerusform>
                <numerusform>прийнято %n текстів</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/texts_page.py" />
            <source>Search the texts</source>
            <translation>Пошук у текстах</translation>
        </message>
        <message>
            <location filename="../pages/texts_page.py" />
            <source>Only what is missing</source>
            <translation>Лише неперекладене</translation>
        </message>
        <message>
            <location filename="../pages/texts_page.py" />
            <source>Texts by language</source>
            <translation>Тексти за мовами</translation>
        </message>
        <message>
            <location filename="../pages/texts_page.py" />
            <source>Only show the texts</source>
            <translation>Просто показати тексти</translation>
        </message>
        <message>
            <location filename="../pages/texts_page.py" />
            <source>Show this language</source>
            <translation>Показати цю мову</translation>
        </message>
        <message>
            <location filename="../pages/texts_page.py" />
            <source>Export as .po…</source>
            <translation>Експорт у .po…</translation>
        </message>
        <message>
            <location filename="../pages/texts_page.py" />
            <source>Write a file for a translator into this language</source>
            <translation>Записати файл для перекладача цією мовою</translation>
        </message>
        <message>
            <location filename="../pages/texts_page.py" />
            <source>Import a .po…</source>
            <translation>Імпорт із .po…</translation>
        </message>
        <message>
            <location filename="../pages/texts_page.py" />
            <source>Import what a translator has written</source>
            <translation>Прийняти те, що написав перекладач</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/texts_page.py" />
            <source>Written to {name}; %n text(s) to translate</source>
            <translation>
                <numerusform>Записано в {name}; лишилося перекласти %n текст</numerusform>
                <numerusform>Записано в {name}; лишилося перекласти %n тексти</numerusform>
                <numerusform>Записано в {name}; лишилося перекласти %n текстів</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/texts_page.py" />
            <source>(missing)</source>
            <translation>(немає)</translation>
        </message>
        <message>
            <location filename="../pages/texts_page.py" />
            <source>One language so far. Which one next?</source>
            <translation>Поки одна мова. Яка буде наступною?</translation>
        </message>
        <message>
            <location filename="../pages/texts_page.py" />
            <source>All texts of the pack then stand side by side here, and what is missing is marked.</source>
            <translation>Тоді всі тексти набору стануть тут поруч, а чого бракує, буде позначено.</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/texts_page.py" />
            <source>%n translation(s) missing</source>
            <translation>
                <numerusform>бракує %n перекладу</numerusform>
                <numerusform>бракує %n перекладів</numerusform>
                <numerusform>бракує %n перекладів</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/texts_page.py" />
            <source>Nothing is missing</source>
            <translation>Усе перекладено</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/texts_page.py" />
            <source>%n text(s) that this pack does not have</source>
            <translation>
                <numerusform>%n тексту в цьому наборі немає</numerusform>
                <numerusform>%n текстів у цьому наборі немає</numerusform>
                <numerusform>%n текстів у цьому наборі немає</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/texts_page.py" />
            <source>A column for it, to be filled in.</source>
            <translation>Для неї з’явиться стовпець, який треба заповнити.</translation>
        </message>
        <message>
            <location filename="../pages/tiles.py" />
            <source>your copy</source>
            <translation>ваша копія</translation>
        </message>
        <message>
            <location filename="../pages/tiles.py" />
            <source>your mod</source>
            <translation>ваш мод</translation>
        </message>
        <message>
            <location filename="../pages/tiles.py" />
            <source>to learn on</source>
            <translation>для навчання</translation>
        </message>
        <message>
            <location filename="../pages/timeline.py" />
            <source>What can happen when, by</source>
            <translation>Що й коли може статися, за лічильником</translation>
        </message>
        <message>
            <location filename="../pages/timeline.py" />
            <source>The counter that tells the time</source>
            <translation>Лічильник, що показує час</translation>
        </message>
        <message>
            <location filename="../pages/timeline.py" />
            <source>What can happen when</source>
            <translation>Що й коли може статися</translation>
        </message>
        <message>
            <location filename="../pages/timeline.py" />
            <source>never</source>
            <translation>ніколи</translation>
        </message>
        <message>
            <location filename="../pages/tool_bar.py" />
            <location filename="../session.py" />
            <location filename="../tools/palette.py" />
            <source>Draw</source>
            <translation>Малювати</translation>
        </message>
        <message>
            <location filename="../pages/tool_bar.py" />
            <source>Draw what is chosen in the palette</source>
            <translation>Малювати те, що вибрано в палітрі</translation>
        </message>
        <message>
            <location filename="../pages/tool_bar.py" />
            <source>Draw on the other side what is drawn on one</source>
            <translation>Малювати на другому боці те саме, що на цьому</translation>
        </message>
        <message>
            <location filename="../pages/tool_bar.py" />
            <source>Columns and rows of the map</source>
            <translation>Стовпці й рядки карти</translation>
        </message>
        <message>
            <location filename="../pages/tool_bar.py" />
            <source>Mirror</source>
            <translation>Дзеркало</translation>
        </message>
        <message>
            <location filename="../pages/tool_bar.py" />
            <source>More</source>
            <translation>Ще</translation>
        </message>
        <message>
            <location filename="../pages/tool_bar.py" />
            <source>More tools</source>
            <translation>Інші інструменти</translation>
        </message>
        <message>
            <location filename="../pages/tool_bar.py" />
            <location filename="../play/side.py" />
            <source>Drawing</source>
            <translation>Малюнок</translation>
        </message>
        <message>
            <location filename="../pages/tool_bar.py" />
            <source>As played</source>
            <translation>Як у грі</translation>
        </message>
        <message>
            <location filename="../pages/tool_bar.py" />
            <source>The map with all that is drawn and decided</source>
            <translation>Карта з усім, що намальовано й вирішено</translation>
        </message>
        <message>
            <location filename="../pages/tool_bar.py" />
            <source>The map as everybody sees it when a game begins</source>
            <translation>Карта, якою її бачать усі на початку партії</translation>
        </message>
        <message>
            <location filename="../pages/tree.py" />
            <source>Pages of the pack</source>
            <translation>Сторінки набору</translation>
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
            <translation>У партії {number} останньої перевірки</translation>
        </message>
        <message>
            <location filename="../pages/trial.py" />
            <source>In a game by chance</source>
            <translation>У випадковій партії</translation>
        </message>
        <message>
            <location filename="../pages/trial.py" />
            <source>Look for a position in which this card can be played, and play it</source>
            <translation>Знайти позицію, де цю карту можна зіграти, і зіграти її</translation>
        </message>
        <message>
            <location filename="../pages/trial.py" />
            <source>Another position</source>
            <translation>Інша позиція</translation>
        </message>
        <message>
            <location filename="../pages/trial.py" />
            <source>Look for another position</source>
            <translation>Знайти іншу позицію</translation>
        </message>
        <message>
            <location filename="../pages/trial.py" />
            <source>Go on in Play</source>
            <translation>Далі у грі</translation>
        </message>
        <message>
            <location filename="../pages/trial.py" />
            <source>What happened</source>
            <translation>Що сталося</translation>
        </message>
        <message>
            <location filename="../pages/trial.py" />
            <source>Before and after, in a game as it might be.</source>
            <translation>До і після, у можливій партії.</translation>
        </message>
        <message>
            <location filename="../pages/trial.py" />
            <source>Looking for a position…</source>
            <translation>Пошук позиції…</translation>
        </message>
        <message>
            <location filename="../pages/trial.py" />
            <source>In random games there was no position in which it could be played.</source>
            <translation>У випадкових партіях не трапилося позиції, де її можна зіграти.</translation>
        </message>
        <message>
            <location filename="../pages/trial.py" />
            <source>Nothing happened.</source>
            <translation>Нічого не сталося.</translation>
        </message>
        <message>
            <location filename="../pages/ways.py" />
            <source>A small whole game that plays at once: change what you like. Or begin on empty paper.</source>
            <translation>Маленька ціла гра, готова одразу: змінюйте що хочете. Або почніть із чистого аркуша.</translation>
        </message>
        <message>
            <location filename="../pages/ways.py" />
            <source>Take a scenario whole and make it yours. What you change stays in your copy.</source>
            <translation>Візьміть сценарій цілком і зробіть своїм. Ваші зміни лишаться в копії.</translation>
        </message>
        <message>
            <location filename="../pages/ways.py" />
            <source>Keep a scenario as it is and change only a few things: a card, a number, a rule. It follows the original.</source>
            <translation>Лишіть сценарій як є і змініть трохи: карту, число, правило. Мод іде за оригіналом.</translation>
        </message>
        <message>
            <location filename="../pages/welcome.py" />
            <source>Draw a map, write a mission, change a card, press Play, and see what a thousand games of it look like.</source>
            <translation>Намалюйте карту, напишіть місію, змініть картку, натисніть «Гра» й подивіться, який вигляд має тисяча партій.</translation>
        </message>
        <message>
            <location filename="../pages/welcome.py" />
            <source>Your packs lie in {folder}</source>
            <translation>Ваші набори лежать у {folder}</translation>
        </message>
        <message>
            <location filename="../pages/welcome.py" />
            <source>Learn in 10 minutes</source>
            <translation>Навчитися за 10 хвилин</translation>
        </message>
        <message>
            <location filename="../pages/welcome.py" />
            <source>Open…</source>
            <translation>Відкрити…</translation>
        </message>
        <message>
            <location filename="../pages/welcome.py" />
            <source>Get packs…</source>
            <translation>Отримати набори…</translation>
        </message>
        <message>
            <location filename="../pages/welcome.py" />
            <source>Import from Tiled…</source>
            <translation>Імпорт із Tiled…</translation>
        </message>
        <message>
            <location filename="../pages/welcome.py" />
            <location filename="../window.py" />
            <source>Your packs</source>
            <translation>Ваші набори</translation>
        </message>
        <message>
            <location filename="../pages/welcome.py" />
            <source>Show the folder</source>
            <translation>Показати теку</translation>
        </message>
        <message>
            <location filename="../pages/welcome.py" />
            <source>Came with Uguisu</source>
            <translation>З комплекту Uguisu</translation>
        </message>
        <message>
            <location filename="../pages/welcome.py" />
            <source>they stay as they are: what you change goes to a copy</source>
            <translation>вони лишаються як є: зміни йдуть у копію</translation>
        </message>
        <message>
            <location filename="../pages/welcome.py" />
            <source>Go on with yours</source>
            <translation>Продовжуйте своє</translation>
        </message>
        <message>
            <location filename="../pages/welcome.py" />
            <source>What would you like to make?</source>
            <translation>Що ви хочете зробити?</translation>
        </message>
        <message>
            <location filename="../pages/welcome.py" />
            <source>Choose one to copy</source>
            <translation>Вибрати, що копіювати</translation>
        </message>
        <message>
            <location filename="../pages/welcome.py" />
            <source>Choose one to change</source>
            <translation>Вибрати, що змінити</translation>
        </message>
        <message>
            <location filename="../pages/welcome.py" />
            <source>A mod</source>
            <translation>Мод</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/who_wins.py" />
            <source>{side} {side:wins|win} within %n move(s)</source>
            <translation>
                <numerusform>{side}: перемога не пізніше ніж за %n хід</numerusform>
                <numerusform>{side}: перемога не пізніше ніж за %n ходи</numerusform>
                <numerusform>{side}: перемога не пізніше ніж за %n ходів</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/who_wins.py" />
            <source>If nobody makes a mistake. %n position(s) were looked at.</source>
            <translation>
                <numerusform>Якщо ніхто не помилиться. Переглянуто %n позицію.</numerusform>
                <numerusform>Якщо ніхто не помилиться. Переглянуто %n позиції.</numerusform>
                <numerusform>Якщо ніхто не помилиться. Переглянуто %n позицій.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/who_wins.py" />
            <source>Nobody can force a win</source>
            <translation>Ніхто не може домогтися перемоги</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/who_wins.py" />
            <source>{side} {side:wins|win} within %n round(s)</source>
            <translation>
                <numerusform>{side}: перемога не пізніше ніж за %n раунд</numerusform>
                <numerusform>{side}: перемога не пізніше ніж за %n раунди</numerusform>
                <numerusform>{side}: перемога не пізніше ніж за %n раундів</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/who_wins.py" />
            <source>Who wins?</source>
            <translation>Хто виграє?</translation>
        </message>
        <message>
            <location filename="../pages/who_wins.py" />
            <source>Work it out</source>
            <translation>Обчислити</translation>
        </message>
        <message>
            <location filename="../pages/who_wins.py" />
            <source>Who wins now?</source>
            <translation>Хто виграє тепер?</translation>
        </message>
        <message>
            <location filename="../pages/who_wins.py" />
            <source>“{verdict}” held until the last change.</source>
            <translation>До останньої зміни правильним було «{verdict}».</translation>
        </message>
        <message>
            <location filename="../pages/who_wins.py" />
            <source>Every position can be looked at, and then it is certain.</source>
            <translation>Можна переглянути всі позиції, і тоді це відомо точно.</translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>It says nothing yet.</source>
            <translation>Поки нічого не написано.</translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>Title of the card</source>
            <translation>Назва карти</translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>What it is called: write another name</source>
            <translation>Як вона зветься: напишіть іншу назву</translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>Drop a picture here: PNG, JPEG, WebP or SVG. It is cut to the frame.</source>
            <translation>Киньте сюди картинку: PNG, JPEG, WebP або SVG. Її обріжуть за рамкою.</translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>as it will be printed</source>
            <translation>як буде надруковано</translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>One like it</source>
            <translation>Ще таку</translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>Original</source>
            <translation>Початкова</translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>As it is in the pack below</source>
            <translation>Як у наборі під цим</translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>What it says</source>
            <translation>Що написано</translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>Change the words, too</source>
            <translation>Змінити й текст</translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>Where it strikes</source>
            <translation>Куди б’є</translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>pick a mark, click or drag over hexes</source>
            <translation>оберіть знак, клацайте чи ведіть по гексах</translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>drag the number; {number} is first</source>
            <translation>тягніть число; {number} перше</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/workshop.py" />
            <source>copies for {deck}</source>
            <translation>
                <numerusform>копія для колоди «{deck}»</numerusform>
                <numerusform>копії для колоди «{deck}»</numerusform>
                <numerusform>копій для колоди «{deck}»</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>Step</source>
            <translation>Крок</translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>Change the words</source>
            <translation>Змінити слова</translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>Write your own words</source>
            <translation>Написати свої слова</translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>made from the steps</source>
            <translation>складено з кроків</translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>✓ face and steps agree</source>
            <translation>✓ лице й кроки збігаються</translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>! the words do not say all numbers</source>
            <translation>! слова називають не всі числа</translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>Change the title</source>
            <translation>Змінити назву</translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>played on</source>
            <translation>грається на</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/workshop.py" />
            <source>copies in</source>
            <translation>
                <numerusform>копія в колоді</numerusform>
                <numerusform>копії в колоді</numerusform>
                <numerusform>копій у колоді</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/workshop.py" />
            <source>copies</source>
            <translation>
                <numerusform>копія</numerusform>
                <numerusform>копії</numerusform>
                <numerusform>копій</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../panels.py" />
            <source>it is not a widget</source>
            <translation>це не віджет</translation>
        </message>
        <message>
            <location filename="../panes.py" />
            <source>Show the dock {name}</source>
            <translation>Показати панель «{name}»</translation>
        </message>
        <message>
            <location filename="../panes.py" />
            <source>Tabs of docks</source>
            <translation>Вкладки панелей</translation>
        </message>
        <message>
            <location filename="../play/board.py" />
            <source>Board</source>
            <translation>Поле</translation>
        </message>
        <message>
            <location filename="../play/board.py" />
            <source>The board that is played on. Arrow keys go through what may be chosen, Enter chooses it.</source>
            <translation>Поле, на якому грають. Стрілки ходять по тому, що можна вибрати, Enter вибирає.</translation>
        </message>
        <message>
            <location filename="../play/board.py" />
            <source>picked</source>
            <translation>вибрано</translation>
        </message>
        <message>
            <location filename="../play/board.py" />
            <source>may be chosen</source>
            <translation>можна вибрати</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>Record as a ruling</source>
            <translation>Записати як роз’яснення</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>What should the ruling be called?</source>
            <translation>Як назвати роз’яснення?</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>Playtests by bots come with the lab: install it with `pip install uguisu-lab`, then start again.</source>
            <translation>Випробування з ботами — частина лабораторії: встановіть її командою `pip install uguisu-lab` і запустіть редактор знову.</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>From play</source>
            <translation>З гри</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>&amp;New game</source>
            <translation>&amp;Нова партія</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>The same game fr&amp;om the start</source>
            <translation>Та сама партія з по&amp;чатку</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>&amp;Again from here, with the pack as it is now</source>
            <translation>Із цього місця &amp;ще раз, із нинішнім набором</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>&amp;Undo the last move</source>
            <translation>&amp;Скасувати хід</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>Re&amp;do the move</source>
            <translation>&amp;Повторити хід</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>&amp;Hint</source>
            <translation>Підказ&amp;ка</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>&amp;Let bots wait, or play</source>
            <translation>&amp;Боти чекають або грають</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>One move of a &amp;bot</source>
            <translation>О&amp;дин хід бота</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>One step bac&amp;k</source>
            <translation>Крок на&amp;зад</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>One step &amp;forward</source>
            <translation>Крок у&amp;перед</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>&amp;Save the game…</source>
            <translation>З&amp;берегти партію…</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>Save a repla&amp;y…</source>
            <translation>Зберегти запи&amp;с…</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>Op&amp;en a game or a replay…</source>
            <translation>Відкрити п&amp;артію або запис…</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>Record as a rulin&amp;g…</source>
            <translation>Записати як роз’&amp;яснення…</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>&amp;Play, or back to the drawing</source>
            <translation>&amp;Грати або повернутися до малюнка</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>Play&amp;test</source>
            <translation>Випробуванн&amp;я</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>Playtest</source>
            <translation>Випробування</translation>
        </message>
        <message>
            <location filename="../play/ending.py" />
            <source>And now?</source>
            <translation>А тепер?</translation>
        </message>
        <message>
            <location filename="../play/ending.py" />
            <source>Watch it</source>
            <translation>Подивитися</translation>
        </message>
        <message numerus="yes">
            <location filename="../play/ending.py" />
            <source>%n step(s)</source>
            <translation>
                <numerusform>%n крок</numerusform>
                <numerusform>%n кроки</numerusform>
                <numerusform>%n кроків</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../play/ending.py" />
            <source>The whole game, move by move</source>
            <translation>Уся партія, хід за ходом</translation>
        </message>
        <message>
            <location filename="../play/ending.py" />
            <source>Play 100</source>
            <translation>Зіграти 100</translation>
        </message>
        <message>
            <location filename="../play/ending.py" />
            <source>by bots</source>
            <translation>силами ботів</translation>
        </message>
        <message>
            <location filename="../play/ending.py" />
            <source>Bots play it a hundred times</source>
            <translation>Боти зіграють сто разів</translation>
        </message>
        <message>
            <location filename="../play/ending.py" />
            <source>Change it</source>
            <translation>Змінити</translation>
        </message>
        <message>
            <location filename="../play/ending.py" />
            <source>map and goal</source>
            <translation>поле й ціль</translation>
        </message>
        <message>
            <location filename="../play/ending.py" />
            <location filename="../play/page.py" />
            <location filename="../play/side.py" />
            <source>Back to the drawing</source>
            <translation>До малюнка</translation>
        </message>
        <message>
            <location filename="../play/ending.py" />
            <source>Invite friends</source>
            <translation>Покликати друзів</translation>
        </message>
        <message>
            <location filename="../play/ending.py" />
            <source>a link, a file</source>
            <translation>посилання, файл</translation>
        </message>
        <message>
            <location filename="../play/ending.py" />
            <source>Share it: a table with links, a file, print</source>
            <translation>Поділитися: стіл із посиланнями, файл, друк</translation>
        </message>
        <message>
            <location filename="../play/hand.py" />
            <source>Cards in hand</source>
            <translation>Карти на руці</translation>
        </message>
        <message>
            <location filename="../play/header.py" />
            <source>Who plays, and with whose eyes you look</source>
            <translation>Хто грає і чиїми очима ви дивитеся</translation>
        </message>
        <message>
            <location filename="../play/header.py" />
            <source>Trails</source>
            <translation>Сліди</translation>
        </message>
        <message>
            <location filename="../play/header.py" />
            <source>Where pieces went at the turning point</source>
            <translation>Куди йшли фігури в переломний момент</translation>
        </message>
        <message>
            <location filename="../play/header.py" />
            <source>All names</source>
            <translation>Усі назви</translation>
        </message>
        <message>
            <location filename="../play/header.py" />
            <source>Name every place, or only those that matter now</source>
            <translation>Підписувати всі місця чи лише важливі зараз</translation>
        </message>
        <message>
            <location filename="../play/header.py" />
            <source>You</source>
            <translation>ви</translation>
        </message>
        <message>
            <location filename="../play/keeping.py" />
            <source>Keep how games of people end</source>
            <translation>Зберігати, чим закінчуються ігри людей</translation>
        </message>
        <message>
            <location filename="../play/keeping.py" />
            <source>On this machine only: the day, who won, which seats people had; no names, no moves.</source>
            <translation>Лише на цьому комп’ютері: день, хто виграв, за які місця грали люди; ні імен, ні ходів.</translation>
        </message>
        <message>
            <location filename="../play/log.py" />
            <source>What has happened</source>
            <translation>Що сталося</translation>
        </message>
        <message>
            <location filename="../play/log.py" />
            <source>A double click, or Enter, shows each line of it.</source>
            <translation>Подвійне клацання або Enter показує кожен рядок окремо.</translation>
        </message>
        <message>
            <location filename="../play/move_list.py" />
            <source>Find a move…</source>
            <translation>Знайти хід…</translation>
        </message>
        <message>
            <location filename="../play/move_list.py" />
            <source>Find a move</source>
            <translation>Знайти хід</translation>
        </message>
        <message>
            <location filename="../play/move_list.py" />
            <source>Others</source>
            <translation>Інші</translation>
        </message>
        <message>
            <location filename="../play/page.py" />
            <source>The rules of this game crashed or did not answer, and were stopped{where}. Nothing is lost: the game is as it was before the last move.</source>
            <translation>Правила цієї гри зламалися або не відповіли, і їх зупинено{where}. Нічого не втрачено: партія така, якою була до останнього ходу.</translation>
        </message>
        <message>
            <location filename="../play/page.py" />
            <source>The game is being set up…</source>
            <translation>Партія готується…</translation>
        </message>
        <message>
            <location filename="../play/page.py" />
            <source>This pack cannot be played yet: {problem}. The Problems dock shows where.</source>
            <translation>У цей набір поки не можна зіграти: {problem}. Де саме, показує панель «Проблеми».</translation>
        </message>
        <message>
            <location filename="../play/page.py" />
            <source>The bot “{bot}” crashed or did not answer, and was stopped{where}. The game is as it was before; put another player into its seat.</source>
            <translation>Бот «{bot}» зламався або не відповів, і його зупинено{where}. Партія така, якою була; посадіть на його місце іншого гравця.</translation>
        </message>
        <message>
            <location filename="../play/page.py" />
            <source>Save the game</source>
            <translation>Зберегти партію</translation>
        </message>
        <message>
            <location filename="../play/page.py" />
            <source>Saved games (*.uguisu *.json)</source>
            <translation>Збережені партії (*.uguisu *.json)</translation>
        </message>
        <message>
            <location filename="../play/page.py" />
            <source>Save a replay</source>
            <translation>Зберегти запис</translation>
        </message>
        <message>
            <location filename="../play/page.py" />
            <source>Replays (*.uguisu *.jsonl)</source>
            <translation>Записи партій (*.uguisu *.jsonl)</translation>
        </message>
        <message>
            <location filename="../play/page.py" />
            <source>Open a game</source>
            <translation>Відкрити партію</translation>
        </message>
        <message>
            <location filename="../play/page.py" />
            <source>Games and replays (*.uguisu *.json *.jsonl)</source>
            <translation>Партії та записи (*.uguisu *.json *.jsonl)</translation>
        </message>
        <message>
            <location filename="../play/page.py" />
            <source>Now {name} takes the screen. Everybody else, please look away.</source>
            <translation>Тепер до екрана сідає {name}. Решта не дивиться.</translation>
        </message>
        <message>
            <location filename="../play/page.py" />
            <source>I am {name}: show the board</source>
            <translation>Я {name}: показати поле</translation>
        </message>
        <message>
            <location filename="../play/page.py" />
            <source>Moves at random have led up to here: what you try comes next. Make a move to see it.</source>
            <translation>Сюди привели випадкові ходи: далі — те, що ви пробуєте. Зробіть хід, щоб побачити.</translation>
        </message>
        <message>
            <location filename="../play/page.py" />
            <source>The ruling “{name}” was added to the pack.</source>
            <translation>Роз’яснення «{name}» додано до набору.</translation>
        </message>
        <message>
            <location filename="../play/page.py" />
            <source>The pack has changed since this game began.</source>
            <translation>Від початку партії набір змінився.</translation>
        </message>
        <message>
            <location filename="../play/page.py" />
            <source>Again from here</source>
            <translation>Із цього місця ще раз</translation>
        </message>
        <message>
            <location filename="../play/page.py" />
            <source>New game</source>
            <translation>Нова партія</translation>
        </message>
        <message>
            <location filename="../play/page.py" />
            <source>Play on as it was</source>
            <translation>Догравати як було</translation>
        </message>
        <message>
            <location filename="../play/players.py" />
            <source>A person</source>
            <translation>Людина</translation>
        </message>
        <message>
            <location filename="../play/players.py" />
            <source>Somebody at this screen.</source>
            <translation>Хтось за цим екраном.</translation>
        </message>
        <message>
            <location filename="../play/question.py" />
            <source>All moves</source>
            <translation>Усі ходи</translation>
        </message>
        <message>
            <location filename="../play/question.py" />
            <source>All moves as a list (Ctrl+K)</source>
            <translation>Усі ходи списком (Ctrl+K)</translation>
        </message>
        <message>
            <location filename="../play/question.py" />
            <source>“{move}”, says a bot</source>
            <translation>«{move}», — радить бот</translation>
        </message>
        <message>
            <location filename="../play/question.py" />
            <source>Choose how it goes on; Esc takes back what was picked.</source>
            <translation>Виберіть, що далі; Esc скасовує вибір.</translation>
        </message>
        <message>
            <location filename="../play/question.py" />
            <source>There are more moves in the list: Ctrl+K.</source>
            <translation>Інші ходи — у списку: Ctrl+K.</translation>
        </message>
        <message>
            <location filename="../play/question.py" />
            <source>Click what shines on the board, or a card in your hand.</source>
            <translation>Клацніть те, що світиться на полі, або карту в руці.</translation>
        </message>
        <message>
            <location filename="../play/question.py" />
            <source>Click a card in your hand.</source>
            <translation>Клацніть карту в руці.</translation>
        </message>
        <message>
            <location filename="../play/question.py" />
            <source>Click what shines on the board.</source>
            <translation>Клацніть те, що світиться на полі.</translation>
        </message>
        <message>
            <location filename="../play/recording.py" />
            <source>Record a ruling</source>
            <translation>Запис роз’яснення</translation>
        </message>
        <message>
            <location filename="../play/ribbon.py" />
            <source>Who is ahead, as a bot guesses</source>
            <translation>Хто попереду, за оцінкою бота</translation>
        </message>
        <message>
            <location filename="../play/ribbon.py" />
            <source>Who wins from here, if nobody makes a mistake</source>
            <translation>Хто звідси виграє, якщо ніхто не помилиться</translation>
        </message>
        <message>
            <location filename="../play/ribbon.py" />
            <source>even</source>
            <translation>порівну</translation>
        </message>
        <message>
            <location filename="../play/rounds.py" />
            <location filename="../play/side.py" />
            <location filename="../play/timeline.py" />
            <source>{at} of {count}</source>
            <translation>{at} із {count}</translation>
        </message>
        <message>
            <location filename="../play/rounds.py" />
            <source>Round</source>
            <translation>Раунд</translation>
        </message>
        <message>
            <location filename="../play/side.py" />
            <source>{rounds}: you were ahead.</source>
            <translation>{rounds}: ви були попереду.</translation>
        </message>
        <message>
            <location filename="../play/side.py" />
            <source>Whose view is shown</source>
            <translation>Чиїми очима дивитися</translation>
        </message>
        <message>
            <location filename="../play/side.py" />
            <source>Stop waiting</source>
            <translation>Не чекати</translation>
        </message>
        <message>
            <location filename="../play/side.py" />
            <source>Mods, for a new game</source>
            <translation>Моди, для нової партії</translation>
        </message>
        <message>
            <location filename="../play/side.py" />
            <source>An onlooker</source>
            <translation>Глядач</translation>
        </message>
        <message>
            <location filename="../play/side.py" />
            <source>Undo the last move</source>
            <translation>Скасувати останній хід</translation>
        </message>
        <message>
            <location filename="../play/side.py" />
            <source>Redo the move</source>
            <translation>Повторити хід</translation>
        </message>
        <message>
            <location filename="../play/side.py" />
            <source>Ask a bot for a hint</source>
            <translation>Запитати поради в бота</translation>
        </message>
        <message>
            <location filename="../play/side.py" />
            <source>Let bots wait</source>
            <translation>Боти чекають</translation>
        </message>
        <message>
            <location filename="../play/side.py" />
            <source>One move of a bot</source>
            <translation>Один хід бота</translation>
        </message>
        <message>
            <location filename="../play/side.py" />
            <source>Pieces glide to where they go</source>
            <translation>Фігури плавно переходять на нове місце</translation>
        </message>
        <message>
            <location filename="../play/side.py" />
            <source>Who plays {seat}</source>
            <translation>Хто займає місце «{seat}»</translation>
        </message>
        <message>
            <location filename="../play/side.py" />
            <location filename="../play/timeline.py" />
            <source>Looking back</source>
            <translation>Перегляд зіграного</translation>
        </message>
        <message>
            <location filename="../play/side.py" />
            <source>Let bots play</source>
            <translation>Боти грають</translation>
        </message>
        <message>
            <location filename="../play/side.py" />
            <source>A bot may have a setting: mcts:200, or program:python my_bot.py for a program of your own.</source>
            <translation>Бот може мати налаштування: mcts:200, або program:python my_bot.py для власної програми.</translation>
        </message>
        <message>
            <location filename="../play/side.py" />
            <source>{bot} is thinking for {who}…</source>
            <translation>За «{who}» думає {bot}…</translation>
        </message>
        <message>
            <location filename="../play/side.py" />
            <source>One moment…</source>
            <translation>Хвилинку…</translation>
        </message>
        <message>
            <location filename="../play/story.py" />
            <source>Show or hide what it is about</source>
            <translation>Показати або сховати, про що це</translation>
        </message>
        <message>
            <location filename="../play/timeline.py" />
            <source>Back to now</source>
            <translation>До теперішнього</translation>
        </message>
        <message>
            <location filename="../play/timeline.py" />
            <source>Play on from here</source>
            <translation>Грати далі звідси</translation>
        </message>
        <message>
            <location filename="../play/timeline.py" />
            <source>you</source>
            <translation>ви</translation>
        </message>
        <message>
            <location filename="../play/timeline.py" />
            <source>One step back</source>
            <translation>Крок назад</translation>
        </message>
        <message>
            <location filename="../play/timeline.py" />
            <source>One step forward</source>
            <translation>Крок уперед</translation>
        </message>
        <message>
            <location filename="../play/tracks.py" />
            <source>{value} of {most}</source>
            <translation>{value} з {most}</translation>
        </message>
        <message>
            <location filename="../play/turning_point.py" />
            <source>The turning point</source>
            <translation>Переломний момент</translation>
        </message>
        <message>
            <location filename="../play/turning_point.py" />
            <source>Show it</source>
            <translation>Показати</translation>
        </message>
        <message>
            <location filename="../play/turning_point.py" />
            <source>Again from there</source>
            <translation>Зіграти звідти</translation>
        </message>
        <message>
            <location filename="../play/verdict.py" />
            <source>the winner's rank is {rank}</source>
            <translation>звання переможця — {rank}</translation>
        </message>
        <message numerus="yes">
            <location filename="../play/verdict.py" />
            <source>%n minute(s)</source>
            <translation>
                <numerusform>%n хвилина</numerusform>
                <numerusform>%n хвилини</numerusform>
                <numerusform>%n хвилин</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../recovery.py" />
            <source>The editor closed unexpectedly. Your work is here; it is not saved yet.</source>
            <translation>Редактор несподівано закрився. Ось ваша робота, якою вона була; її ще не збережено.</translation>
        </message>
        <message>
            <location filename="../recovery.py" />
            <source>Discard</source>
            <translation>Викинути</translation>
        </message>
        <message>
            <location filename="../recovery.py" />
            <source>Keep editing</source>
            <translation>Далі</translation>
        </message>
        <message numerus="yes">
            <location filename="../session.py" />
            <source>A map takes no more than %n place(s) by pasting. Delete some, or copy fewer.</source>
            <translation>
                <numerusform>Вставлянням на карті вийде не більше %n місця. Вилучіть зайві або копіюйте менше.</numerusform>
                <numerusform>Вставлянням на карті вийде не більше %n місць. Вилучіть зайві або копіюйте менше.</numerusform>
                <numerusform>Вставлянням на карті вийде не більше %n місць. Вилучіть зайві або копіюйте менше.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../session.py" />
            <source>This pack is read-only: it needs plugins that are not installed. See Help &gt; Plugins.</source>
            <translation>Цей набір можна лише переглядати: йому потрібні плагіни, яких тут немає. Див. «Довідка &gt; Плагіни».</translation>
        </message>
        <message numerus="yes">
            <location filename="../status.py" />
            <source>%n error(s)</source>
            <translation>
                <numerusform>%n помилка</numerusform>
                <numerusform>%n помилки</numerusform>
                <numerusform>%n помилок</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../status.py" />
            <source>%n warning(s)</source>
            <translation>
                <numerusform>%n попередження</numerusform>
                <numerusform>%n попередження</numerusform>
                <numerusform>%n попереджень</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../status.py" />
            <source>%n hint(s)</source>
            <translation>
                <numerusform>%n порада</numerusform>
                <numerusform>%n поради</numerusform>
                <numerusform>%n порад</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../status.py" />
            <source>Smaller</source>
            <translation>Дрібніше</translation>
        </message>
        <message>
            <location filename="../status.py" />
            <source>Larger</source>
            <translation>Більше</translation>
        </message>
        <message>
            <location filename="../status.py" />
            <source>See the whole map</source>
            <translation>Уся карта</translation>
        </message>
        <message>
            <location filename="../status.py" />
            <source>No problems</source>
            <translation>Проблем немає</translation>
        </message>
        <message>
            <location filename="../status.py" />
            <source>Click to see it.</source>
            <translation>Клацніть, щоб подивитися.</translation>
        </message>
        <message>
            <location filename="../status.py" />
            <source>Click to see the problems, or to put them away.</source>
            <translation>Клацніть, щоб побачити проблеми або сховати їх.</translation>
        </message>
        <message>
            <location filename="../to_mod.py" />
            <source>What you changed</source>
            <translation>Що ви змінили</translation>
        </message>
        <message>
            <location filename="../to_mod.py" />
            <source>Only a copy can have this change, not a mod.</source>
            <translation>Така зміна можлива лише в копії, не в моді.</translation>
        </message>
        <message>
            <location filename="../tools/background.py" />
            <source>Move the picture</source>
            <translation>Посунути картинку</translation>
        </message>
        <message>
            <location filename="../tools/background.py" />
            <source>Drag the picture to move it, its lower right corner to scale it.</source>
            <translation>Тягніть картинку, щоб посунути її, за правий нижній кут — щоб змінити розмір.</translation>
        </message>
        <message>
            <location filename="../tools/background.py" />
            <source>Scale the picture</source>
            <translation>Змінити розмір картинки</translation>
        </message>
        <message>
            <location filename="../tools/background.py" />
            <source>This picture is locked: see the layers dock.</source>
            <translation>Цю картинку закріплено: див. панель шарів.</translation>
        </message>
        <message>
            <location filename="../tools/chance.py" />
            <location filename="../tools/pieces.py" />
            <source>Put down {what}</source>
            <translation>Поставити «{what}»</translation>
        </message>
        <message>
            <location filename="../tools/chance.py" />
            <source>Leave {what} to chance</source>
            <translation>Залишити випадку «{what}»</translation>
        </message>
        <message>
            <location filename="../tools/chance.py" />
            <source>Where {what} may begin</source>
            <translation>Де може починати {what}</translation>
        </message>
        <message>
            <location filename="../tools/hand.py" />
            <source>Hand</source>
            <translation>Рука</translation>
        </message>
        <message>
            <location filename="../tools/hand.py" />
            <source>Move map</source>
            <translation>Зсунути</translation>
        </message>
        <message>
            <location filename="../tools/hand.py" />
            <source>Drag to move the view. The middle button, or Space and drag, does so with every tool.</source>
            <translation>Тягніть, щоб рухати вигляд. Середня кнопка або Пробіл роблять це з будь-яким інструментом.</translation>
        </message>
        <message>
            <location filename="../tools/lasso.py" />
            <source>Region lasso</source>
            <translation>Ласо областей</translation>
        </message>
        <message>
            <location filename="../tools/lasso.py" />
            <source>Lasso</source>
            <translation>Ласо</translation>
        </message>
        <message>
            <location filename="../tools/lasso.py" />
            <source>Draw round places to make a region of them, or to add them to the one chosen in the regions dock; Shift takes them out.</source>
            <translation>Обведіть місця, щоб зробити з них область або додати їх до обраної в панелі областей; Shift вилучає їх.</translation>
        </message>
        <message>
            <location filename="../tools/mirroring.py" />
            <source>None</source>
            <translation>Немає</translation>
        </message>
        <message>
            <location filename="../tools/mirroring.py" />
            <source>Mirror left and right</source>
            <translation>Дзеркально ліворуч і праворуч</translation>
        </message>
        <message>
            <location filename="../tools/mirroring.py" />
            <source>Mirror top and bottom</source>
            <translation>Дзеркально вгорі та внизу</translation>
        </message>
        <message>
            <location filename="../tools/mirroring.py" />
            <source>Mirror both ways</source>
            <translation>Дзеркально в обидва боки</translation>
        </message>
        <message>
            <location filename="../tools/mirroring.py" />
            <source>Half turn (180°)</source>
            <translation>Пів оберту (180°)</translation>
        </message>
        <message>
            <location filename="../tools/mirroring.py" />
            <source>Quarter turns (90°)</source>
            <translation>Чверть оберту (90°)</translation>
        </message>
        <message>
            <location filename="../tools/mirroring.py" />
            <source>Three-fold (120°)</source>
            <translation>Тричі (120°)</translation>
        </message>
        <message>
            <location filename="../tools/mirroring.py" />
            <source>Six-fold (60°)</source>
            <translation>Шість разів (60°)</translation>
        </message>
        <message>
            <location filename="../tools/numbers.py" />
            <location filename="../tools/pieces.py" />
            <source>There are already as many of {what} as there may be.</source>
            <translation>«{what}»: більше поставити не можна.</translation>
        </message>
        <message>
            <location filename="../tools/numbers.py" />
            <source>Number of {what}</source>
            <translation>Скільки буде «{what}»</translation>
        </message>
        <message>
            <location filename="../tools/palette.py" />
            <source>{what}: yes</source>
            <translation>{what}: так</translation>
        </message>
        <message>
            <location filename="../tools/palette.py" />
            <source>Draw a zone</source>
            <translation>Намалювати зону</translation>
        </message>
        <message>
            <location filename="../tools/palette.py" />
            <source>Walls</source>
            <translation>Стіни</translation>
        </message>
        <message>
            <location filename="../tools/palette.py" />
            <source>Roads</source>
            <translation>Дороги</translation>
        </message>
        <message>
            <location filename="../tools/palette.py" />
            <source>Ground</source>
            <translation>Ґрунт</translation>
        </message>
        <message>
            <location filename="../tools/palette.py" />
            <source>What lies on it</source>
            <translation>Що на ній лежить</translation>
        </message>
        <message>
            <location filename="../tools/palette.py" />
            <source>A room at once</source>
            <translation>Кімната одразу</translation>
        </message>
        <message>
            <location filename="../tools/palette.py" />
            <source>A wall along a line</source>
            <translation>Стіна вздовж лінії</translation>
        </message>
        <message>
            <location filename="../tools/palette.py" />
            <source>What a zone is</source>
            <translation>Що є в зоні</translation>
        </message>
        <message>
            <location filename="../tools/palette.py" />
            <source>Crossings</source>
            <translation>Перехрестя</translation>
        </message>
        <message>
            <location filename="../tools/palette.py" />
            <source>Corner by corner</source>
            <translation>Кут за кутом</translation>
        </message>
        <message>
            <location filename="../tools/palette.py" />
            <source>A square</source>
            <translation>Квадрат</translation>
        </message>
        <message>
            <location filename="../tools/palette.py" />
            <source>A crossing</source>
            <translation>Перехрестя</translation>
        </message>
        <message numerus="yes">
            <location filename="../tools/palette.py" />
            <source>%n dealt</source>
            <translation>
                <numerusform>%n за жеребом</numerusform>
                <numerusform>%n за жеребом</numerusform>
                <numerusform>%n за жеребом</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../tools/pieces.py" />
            <source>Drag a piece from the dock onto the map. Drag one on the map to move it, its handle to turn it; Backspace takes it away.</source>
            <translation>Перетягніть фігуру з панелі на карту. На карті її можна перетягти, повернути за ручку; Backspace прибирає її.</translation>
        </message>
        <message>
            <location filename="../tools/pieces.py" />
            <source>Drag from place to place to draw the {what}; with Shift, to take it away. Esc: done.</source>
            <translation>Ведіть від місця до місця, щоб провести {what}; з Shift — щоб стерти. Esc: готово.</translation>
        </message>
        <message>
            <location filename="../tools/pieces.py" />
            <source>Click a place: near its edge, and the piece looks that way. It stays in hand until Esc.</source>
            <translation>Клацніть місце: біля краю — і фігура дивиться туди. Вона лишається в руці до Esc.</translation>
        </message>
        <message>
            <location filename="../tools/pieces.py" />
            <source>Turn {what}</source>
            <translation>Повернути «{what}»</translation>
        </message>
        <message>
            <location filename="../tools/pieces.py" />
            <source>Move {what}</source>
            <translation>Пересунути «{what}»</translation>
        </message>
        <message>
            <location filename="../tools/place_brushes.py" />
            <source>Tag brush</source>
            <translation>Пензель міток</translation>
        </message>
        <message>
            <location filename="../tools/place_brushes.py" />
            <source>Drag over places to give them the chosen tag; Shift takes it off. Right-click picks a tag.</source>
            <translation>Ведіть по місцях, щоб дати їм обрану мітку; Shift знімає її. Права кнопка бере мітку.</translation>
        </message>
        <message>
            <location filename="../tools/place_brushes.py" />
            <source>A new place · {what}</source>
            <translation>Нове місце · {what}</translation>
        </message>
        <message>
            <location filename="../tools/place_brushes.py" />
            <source>Property brush</source>
            <translation>Пензель властивостей</translation>
        </message>
        <message>
            <location filename="../tools/place_brushes.py" />
            <source>Drag over places to give them the chosen property; Shift takes it off. Right-click picks one.</source>
            <translation>Ведіть по місцях, щоб дати їм обрану властивість; Shift знімає її. Права кнопка бере властивість.</translation>
        </message>
        <message>
            <location filename="../tools/place_brushes.py" />
            <source>Write a property first, such as “{example}”, in the brushes dock</source>
            <translation>Спершу впишіть у панелі пензлів властивість, наприклад «{example}»</translation>
        </message>
        <message>
            <location filename="../tools/place_brushes.py" />
            <source>Click a place to give it what is chosen, or empty paper for a new place that has it; Shift takes it off.</source>
            <translation>Клацніть місце, щоб воно отримало вибране, або порожній папір: там з'явиться таке місце; Shift знімає.</translation>
        </message>
        <message>
            <location filename="../tools/place_brushes.py" />
            <source>Choose a tag first: in the brushes dock.</source>
            <translation>Спершу оберіть мітку в панелі пензлів.</translation>
        </message>
        <message>
            <location filename="../tools/routing.py" />
            <source>Draw {what}</source>
            <translation>Провести «{what}»</translation>
        </message>
        <message>
            <location filename="../tools/select.py" />
            <source>Select</source>
            <translation>Виділення</translation>
        </message>
        <message>
            <location filename="../tools/select.py" />
            <source>Choose</source>
            <translation>Вибрати</translation>
        </message>
        <message>
            <location filename="../tools/select.py" />
            <source>Click or drag to select; Shift adds, Alt+click takes a border. Drag places or the corners of a zone to move them; drag the middle of a side to add a corner, double-click a corner to remove it.</source>
            <translation>Клацання або рамка виділяє, Shift додає, Alt+клацання бере межу. Місця й кути зони перетягуються; потягніть середину сторони, щоб додати кут, подвійне клацання по куту прибирає його.</translation>
        </message>
        <message>
            <location filename="../tools/select.py" />
            <source>Click or drag to select, Shift adds. Drag places to move them.</source>
            <translation>Клацання або рамка виділяє, Shift додає. Місця можна перетягувати.</translation>
        </message>
        <message>
            <location filename="../tools/select.py" />
            <source>Click or drag to select; Shift adds, Alt+click takes a border.</source>
            <translation>Клацання або рамка виділяє; Shift додає, Alt+клацання бере межу.</translation>
        </message>
        <message>
            <location filename="../tools/select.py" />
            <source>Click selects, Shift adds. Drag zones and corners; the middle of a side is a new corner.</source>
            <translation>Клацання виділяє, Shift додає. Тягніть зони й кути; середина сторони стане кутом.</translation>
        </message>
        <message>
            <location filename="../tools/select.py" />
            <source>Change the outline</source>
            <translation>Змінити контур</translation>
        </message>
        <message numerus="yes">
            <location filename="../tools/select.py" />
            <source>Move %n place(s)</source>
            <translation>
                <numerusform>Перемістити %n місце</numerusform>
                <numerusform>Перемістити %n місця</numerusform>
                <numerusform>Перемістити %n місць</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../tools/select.py" />
            <source>Nudge %n place(s)</source>
            <translation>
                <numerusform>Посунути %n місце</numerusform>
                <numerusform>Посунути %n місця</numerusform>
                <numerusform>Посунути %n місць</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../tools/select.py" />
            <source>A zone needs three corners.</source>
            <translation>Зоні потрібні три кути.</translation>
        </message>
        <message>
            <location filename="../tools/select.py" />
            <source>Remove a corner</source>
            <translation>Прибрати кут</translation>
        </message>
        <message numerus="yes">
            <location filename="../tools/set_up.py" />
            <source>{what}: {number} by chance, on %n place(s). Drag one to fix where it begins.</source>
            <translation>
                <numerusform>{what}: {number} випадково, на %n місці. Перетягніть, щоб закріпити місце.</numerusform>
                <numerusform>{what}: {number} випадково, на %n місцях. Перетягніть, щоб закріпити місце.</numerusform>
                <numerusform>{what}: {number} випадково, на %n місцях. Перетягніть, щоб закріпити місце.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../tools/set_up.py" />
            <source>{what} on {place}</source>
            <translation>{what}, місце {place}</translation>
        </message>
        <message>
            <location filename="../tools/set_up.py" />
            <source>looks {way}</source>
            <translation>дивиться на {way}</translation>
        </message>
        <message numerus="yes">
            <location filename="../tools/set_up.py" />
            <source>sees %n place(s)</source>
            <translation>
                <numerusform>бачить %n місце</numerusform>
                <numerusform>бачить %n місця</numerusform>
                <numerusform>бачить %n місць</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../tools/set_up.py" />
            <source>north</source>
            <translation>північ</translation>
        </message>
        <message>
            <location filename="../tools/set_up.py" />
            <source>north-east</source>
            <translation>північний схід</translation>
        </message>
        <message>
            <location filename="../tools/set_up.py" />
            <source>east</source>
            <translation>схід</translation>
        </message>
        <message>
            <location filename="../tools/set_up.py" />
            <source>south-east</source>
            <translation>південний схід</translation>
        </message>
        <message>
            <location filename="../tools/set_up.py" />
            <source>south</source>
            <translation>південь</translation>
        </message>
        <message>
            <location filename="../tools/set_up.py" />
            <source>south-west</source>
            <translation>південний захід</translation>
        </message>
        <message>
            <location filename="../tools/set_up.py" />
            <source>west</source>
            <translation>захід</translation>
        </message>
        <message>
            <location filename="../tools/set_up.py" />
            <source>north-west</source>
            <translation>північний захід</translation>
        </message>
        <message>
            <location filename="../tools/stamp.py" />
            <source>Stamp</source>
            <translation>Штамп</translation>
        </message>
        <message>
            <location filename="../tools/stamp.py" />
            <source>Click to put it in, as often as you like; comma and full stop turn it, / mirrors it, Esc puts it down.</source>
            <translation>Клацніть, щоб вставити, скільки завгодно разів; кома й крапка повертають, / віддзеркалює, Esc відкладає.</translation>
        </message>
        <message>
            <location filename="../tools/stamp.py" />
            <source>Select places and copy them (Ctrl+C): this puts them in wherever you click.</source>
            <translation>Виділіть місця й скопіюйте їх (Ctrl+C): цей інструмент вставить їх там, де ви клацнете.</translation>
        </message>
        <message>
            <location filename="../tutorial.py" />
            <source>Begin with a pack of your own: “Copy”. The first ones in its list are small, to learn on. Give yours a title.</source>
            <translation>Почніть зі свого набору: «Копія». Перші у списку — маленькі, навчальні. Дайте своєму назву.</translation>
        </message>
        <message>
            <location filename="../tutorial.py" />
            <source>This list shows the pages of the pack. Choose “Mission”.</source>
            <translation>У цьому списку — сторінки набору. Виберіть «Місія».</translation>
        </message>
        <message>
            <location filename="../tutorial.py" />
            <source>A mission is told in stories: when something happens, if this is so, then do that. Begin with a recipe: “An alarm that counts”.</source>
            <translation>Місію розповідають історіями: коли щось стається, якщо це так, то зроби те. Почніть із рецепта «Тривога, що лічить».</translation>
        </message>
        <message>
            <location filename="../tutorial.py" />
            <source>The coloured words are chips: what may be changed. Click the green one, and choose another place; the map shows where each is.</source>
            <translation>Кольорові слова — те, що можна змінити. Клацніть на зелене й виберіть інше місце; карта покаже, де яке.</translation>
        </message>
        <message>
            <location filename="../tutorial.py" />
            <source>One thing more should happen: press “Add a step”. Steps stand in groups, and are found by words, such as “say”. Fill in its chips.</source>
            <translation>Хай станеться ще щось: натисніть «Додати крок». Кроки стоять групами, і їх знаходять за словами, як-от «сказати». Заповніть кольорові місця.</translation>
        </message>
        <message>
            <location filename="../tutorial.py" />
            <source>Here it says whether there are problems. Click it to see what to do about each; F8 goes to the next.</source>
            <translation>Тут сказано, чи є проблеми. Клацніть, щоб побачити, що робити з кожною; F8 веде до наступної.</translation>
        </message>
        <message>
            <location filename="../tutorial.py" />
            <source>Save with Ctrl+S.</source>
            <translation>Збережіть: Ctrl+S.</translation>
        </message>
        <message>
            <location filename="../tutorial.py" />
            <source>Play it with Ctrl+R, against bots: click what shines. Ctrl+R again brings you back.</source>
            <translation>Зіграйте проти ботів: Ctrl+R, а там клацайте те, що світиться. Ще раз Ctrl+R — і ви знову тут.</translation>
        </message>
        <message>
            <location filename="../tutorial.py" />
            <source>Now a game of your own: press this sign beside the tabs, choose a game, and begin with “A small whole game”. It can be played at once.</source>
            <translation>Тепер власна гра: натисніть на цей знак біля вкладок, виберіть гру й почніть із варіанта «Маленька ціла гра». У неї можна грати одразу.</translation>
        </message>
        <message>
            <location filename="../tutorial.py" />
            <source>Make it yours: at the right are first changes that show at once. Press “Do it”, or draw on the map.</source>
            <translation>Зробіть її своєю: праворуч перші зміни, які видно одразу. Натисніть «Зробити» або помалюйте на карті.</translation>
        </message>
        <message>
            <location filename="../tutorial.py" />
            <source>Share it with friends: a table to play at, one file, a kit to print. Nothing leaves this computer before you press a button.</source>
            <translation>Поділіться нею з друзями: стіл для гри, один файл, комплект для друку. Ніщо не залишає цей комп'ютер, доки ви не натиснете кнопку.</translation>
        </message>
        <message>
            <location filename="../tutorial.py" />
            <source>First mission</source>
            <translation>Перша місія</translation>
        </message>
        <message>
            <location filename="../tutorial.py" />
            <source>Skip</source>
            <translation>Пропустити</translation>
        </message>
        <message>
            <location filename="../watching.py" />
            <source>Another program changed {where}, and so did you.</source>
            <translation>Інша програма змінила {where}, і ви теж.</translation>
        </message>
        <message>
            <location filename="../watching.py" />
            <source>Changed by another program</source>
            <translation>Змінено іншою програмою</translation>
        </message>
        <message>
            <location filename="../watching.py" />
            <source>Another program changed {name}. Both changes were put together.</source>
            <translation>Інша програма змінила {name}. Обидві зміни об’єднано.</translation>
        </message>
        <message>
            <location filename="../watching.py" />
            <source>Another program changed {name}. It was read again.</source>
            <translation>Інша програма змінила {name}. Прочитано наново.</translation>
        </message>
        <message>
            <location filename="../watching.py" />
            <source>{name} was changed by another program and cannot be read now. What is drawn here stays.</source>
            <translation>Файл {name} змінено іншою програмою, і зараз він не читається. Намальоване тут лишається.</translation>
        </message>
        <message>
            <location filename="../watching.py" />
            <source>Fix theirs</source>
            <translation>Виправити чужі</translation>
        </message>
        <message numerus="yes">
            <location filename="../window.py" />
            <source>%n error(s): click their number at the lower right to see them.</source>
            <translation>
                <numerusform>%n помилка: натисніть на число внизу праворуч, щоб її побачити.</numerusform>
                <numerusform>%n помилки: натисніть на число внизу праворуч, щоб їх побачити.</numerusform>
                <numerusform>%n помилок: натисніть на число внизу праворуч, щоб їх побачити.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../window.py" />
            <source>“{what}” is undone</source>
            <translation>Крок «{what}» скасовано</translation>
        </message>
        <message>
            <location filename="../window.py" />
            <source>“{what}” is done again</source>
            <translation>Крок «{what}» повторено</translation>
        </message>
        <message>
            <location filename="../window.py" />
            <source>Uguisu</source>
            <translation>Uguisu</translation>
        </message>
    </context>
</TS>
