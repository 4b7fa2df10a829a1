<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
    <context>
        <name>Uguisu</name>
        <message>
            <location filename="../app.py" />
            <source>The editor found no screen to open its window on: {reason}</source>
            <translation>Редактор не нашёл экрана, чтобы открыть окно: {reason}</translation>
        </message>
        <message>
            <location filename="../app.py" />
            <source>Start it in a desktop session. Without one, edit the files as text and use `uguisu validate`.</source>
            <translation>Запустите его в графическом сеансе. Без него правьте файлы как текст и пользуйтесь `uguisu validate`.</translation>
        </message>
        <message>
            <location filename="../canvas/background.py" />
            <location filename="../dialogs/picturing.py" />
            <location filename="../panels.py" />
            <source>{name} cannot be shown: {reason}</source>
            <translation>{name} нельзя показать: {reason}</translation>
        </message>
        <message>
            <location filename="../canvas/background.py" />
            <source>it takes too long to draw</source>
            <translation>она рисуется слишком долго</translation>
        </message>
        <message numerus="yes">
            <location filename="../canvas/called.py" />
            <location filename="../context_menu.py" />
            <location filename="../docks/inspector.py" />
            <location filename="../pages/map_side.py" />
            <source>%n place(s)</source>
            <translation>
                <numerusform>%n место</numerusform>
                <numerusform>%n места</numerusform>
                <numerusform>%n мест</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../canvas/called.py" />
            <location filename="../forms/sentence.py" />
            <source>%n hex(es)</source>
            <translation>
                <numerusform>%n гекс</numerusform>
                <numerusform>%n гекса</numerusform>
                <numerusform>%n гексов</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../canvas/called.py" />
            <source>%n square(s)</source>
            <translation>
                <numerusform>%n клетка</numerusform>
                <numerusform>%n клетки</numerusform>
                <numerusform>%n клеток</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../canvas/canvas.py" />
            <source>There is no map to draw here yet. The problems say why: click their number at the lower right.</source>
            <translation>Здесь пока нет карты, которую можно нарисовать. Почему — сказано в проблемах: нажмите на их число внизу справа.</translation>
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
            <translation>Карта, которую вы рисуете. Стрелки двигают курсор, Enter применяет там инструмент.</translation>
        </message>
        <message>
            <location filename="../canvas/canvas.py" />
            <source>This is a mod: its map is that of the packs it builds on, with what its own files change.</source>
            <translation>Это мод: его карта – карта наборов, на которых он построен, с тем, что меняют его собственные файлы.</translation>
        </message>
        <message>
            <location filename="../canvas/canvas.py" />
            <location filename="../tools/routing.py" />
            <source>This layer is locked or hidden: see the layers dock.</source>
            <translation>Этот слой заперт или скрыт: см. панель слоёв.</translation>
        </message>
        <message>
            <location filename="../canvas/overlays.py" />
            <source>Nothing is drawn yet. Press P and click to set places, or Z and click the corners of a zone. C joins them, T gives them tags; F1 shows all keys.</source>
            <translation>Пока ничего не нарисовано. Нажмите P и щёлкайте, чтобы ставить места, или Z и щёлкайте по углам зоны. C соединяет их, T даёт метки; F1 показывает все клавиши.</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Align &amp;left</source>
            <translation>Выровнять по &amp;левому краю</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Align c&amp;entres</source>
            <translation>Выровнять по це&amp;нтрам</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Align &amp;right</source>
            <translation>Выровнять по &amp;правому краю</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Align &amp;top</source>
            <translation>Выровнять по &amp;верху</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Align &amp;middles</source>
            <translation>Выровнять по &amp;середине</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Align &amp;bottom</source>
            <translation>В&amp;ыровнять по низу</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;New map…</source>
            <translation>&amp;Новая карта…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>New &amp;mod of this pack…</source>
            <translation>Новый &amp;мод этого набора…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Open…</source>
            <translation>&amp;Открыть…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Welcome page</source>
            <translation>Н&amp;ачальная страница</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Save</source>
            <translation>&amp;Сохранить</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Save &amp;as…</source>
            <translation>Сохранить &amp;как…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Save a&amp;ll</source>
            <translation>Сохранить &amp;всё</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Get packs…</source>
            <translation>По&amp;лучить наборы…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>S&amp;hare…</source>
            <translation>&amp;Поделиться…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Show my packs &amp;folder</source>
            <translation>Показать &amp;папку моих наборов</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Import from Tiled…</source>
            <translation>&amp;Импорт из Tiled…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Cards &amp;from a spreadsheet…</source>
            <translation>Карты &amp;из таблицы…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Cards from &amp;Google Sheets…</source>
            <translation>Карты из &amp;Google Таблиц…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Follow a sp&amp;readsheet of cards…</source>
            <translation>С&amp;ледить за таблицей карт…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Cards &amp;to a spreadsheet…</source>
            <translation>Карты &amp;в таблицу…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Export a picture…</source>
            <translation>&amp;Экспорт изображения…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Export the private &amp;mini-map…</source>
            <translation>Экспорт тайной &amp;мини-карты…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>P&amp;rint and play…</source>
            <translation>Распе&amp;чатать и играть…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Close</source>
            <translation>&amp;Закрыть</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Quit</source>
            <translation>В&amp;ыход</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Undo</source>
            <translation>&amp;Отменить</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Redo</source>
            <translation>&amp;Повторить</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Cu&amp;t</source>
            <translation>&amp;Вырезать</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Copy</source>
            <translation>&amp;Копировать</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Paste</source>
            <translation>Вст&amp;авить</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <location filename="../context_menu.py" />
            <source>Paste &amp;here</source>
            <translation>Вставить &amp;здесь</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Duplicate</source>
            <translation>&amp;Дублировать</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>De&amp;lete</source>
            <translation>&amp;Удалить</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Select &amp;all</source>
            <translation>Выделить в&amp;сё</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Select &amp;nothing</source>
            <translation>С&amp;нять выделение</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Invert the selection</source>
            <translation>О&amp;братить выделение</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Find…</source>
            <translation>На&amp;йти…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Rename every&amp;where…</source>
            <translation>П&amp;ереименовать везде…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>What can be done her&amp;e…</source>
            <translation>&amp;Что можно сделать здесь…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Zoom &amp;in</source>
            <translation>&amp;Приблизить</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Zoom &amp;out</source>
            <translation>&amp;Отдалить</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Actual &amp;size</source>
            <translation>Обычный &amp;размер</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Whole map</source>
            <translation>&amp;Вся карта</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Grid</source>
            <translation>&amp;Сетка</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Na&amp;mes of places</source>
            <translation>На&amp;звания мест</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>S&amp;nap to grid</source>
            <translation>Привязка &amp;к сетке</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>St&amp;eps to a game</source>
            <translation>&amp;Шаги к игре</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>As &amp;text, or as a form</source>
            <translation>Как &amp;текст или как форма</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Next &amp;pane</source>
            <translation>С&amp;ледующая панель</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Pre&amp;vious pane</source>
            <translation>Предыдущая пан&amp;ель</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Reset dock la&amp;yout</source>
            <translation>П&amp;анели как вначале</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Distribute &amp;across</source>
            <translation>Распределить по &amp;горизонтали</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Distribute &amp;down</source>
            <translation>&amp;Распределить по вертикали</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Turn the stamp right</source>
            <translation>Повернуть штамп впр&amp;аво</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Turn the stamp &amp;left</source>
            <translation>Повернуть штамп в&amp;лево</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Mirror the stamp</source>
            <translation>&amp;Отразить штамп</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Picture to trace over…</source>
            <translation>&amp;Картинка для обводки…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Fade the picture…</source>
            <translation>Сделать картинку &amp;бледнее…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Remove the picture</source>
            <translation>&amp;Убрать картинку</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Size of the map…</source>
            <translation>&amp;Размер карты…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Link zones that share a border</source>
            <translation>&amp;Связать зоны с общей границей</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Check now</source>
            <translation>&amp;Проверить сейчас</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Next problem</source>
            <translation>С&amp;ледующая проблема</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Larger brush</source>
            <translation>Кисть крупнее</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Smaller brush</source>
            <translation>Кисть мельче</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Light</source>
            <translation>&amp;Светлая</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Dark</source>
            <translation>&amp;Тёмная</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Find a command or a place…</source>
            <translation>&amp;Найти команду или место…</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Your first &amp;mission</source>
            <translation>Ваша первая &amp;миссия</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Keys</source>
            <translation>&amp;Клавиши</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;Plugins</source>
            <translation>&amp;Плагины</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>&amp;About Uguisu</source>
            <translation>&amp;О программе Uguisu</translation>
        </message>
        <message>
            <location filename="../commands.py" />
            <source>Go to the page {name}</source>
            <translation>Открыть страницу «{name}»</translation>
        </message>
        <message>
            <location filename="../conflicts.py" />
            <source>Two people changed {what} in {file}. I have {mine}, they have {theirs}.</source>
            <translation>Двое изменили {what} в {file}. У меня {mine}, у них {theirs}.</translation>
        </message>
        <message>
            <location filename="../conflicts.py" />
            <source>not there</source>
            <translation>нет</translation>
        </message>
        <message>
            <location filename="../conflicts.py" />
            <source>Settle what a merge left open</source>
            <translation>Решить, что осталось открытым после слияния</translation>
        </message>
        <message>
            <location filename="../conflicts.py" />
            <source>everything</source>
            <translation>всё</translation>
        </message>
        <message>
            <location filename="../conflicts.py" />
            <location filename="../watching.py" />
            <source>Keep mine</source>
            <translation>Оставить мои</translation>
        </message>
        <message>
            <location filename="../conflicts.py" />
            <location filename="../watching.py" />
            <source>Take theirs</source>
            <translation>Взять чужие</translation>
        </message>
        <message numerus="yes">
            <location filename="../conflicts.py" />
            <source>%n more after this.</source>
            <translation>
                <numerusform>После этого ещё %n.</numerusform>
                <numerusform>После этого ещё %n.</numerusform>
                <numerusform>После этого ещё %n.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../conflicts.py" />
            <source>Keep both</source>
            <translation>Оставить оба</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>Show in the &amp;inspector</source>
            <translation>Показать в &amp;инспекторе</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>&amp;Keep as a stamp…</source>
            <translation>Сохранить как &amp;штамп…</translation>
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
            <translation>С&amp;лои</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>&amp;Terrain</source>
            <translation>&amp;Местность</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>Ta&amp;gs</source>
            <translation>&amp;Метки</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>&amp;Region</source>
            <translation>&amp;Область</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>Put into {page}</source>
            <translation>Поставить в «{page}»</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>Set up in a r&amp;uling</source>
            <translation>Расставить в &amp;разъяснении</translation>
        </message>
        <message numerus="yes">
            <location filename="../context_menu.py" />
            <location filename="../docks/inspector.py" />
            <source>%n link(s)</source>
            <translation>
                <numerusform>%n связь</numerusform>
                <numerusform>%n связи</numerusform>
                <numerusform>%n связей</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>&amp;One way only</source>
            <translation>Только в &amp;одну сторону</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>&amp;Turn round</source>
            <translation>&amp;Развернуть</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>&amp;New place here</source>
            <translation>&amp;Новое место здесь</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>New &amp;zone…</source>
            <translation>Новая &amp;зона…</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>New tag</source>
            <translation>Новая метка</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <location filename="../docks/brushes.py" />
            <location filename="../forms/fields.py" />
            <source>Tag</source>
            <translation>Метка</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>As &amp;below</source>
            <translation>Как в&amp;низу</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>&amp;Link the two by a {kind}</source>
            <translation>&amp;Соединить эти два, вид «{kind}»</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <location filename="../map_kinds/graph/tools.py" />
            <source>Kind of link</source>
            <translation>Вид связи</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>One way only</source>
            <translation>Только в одну сторону</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>Turn round</source>
            <translation>Развернуть</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <location filename="../map_kinds/graph/tools.py" />
            <location filename="../tools/place_brushes.py" />
            <source>New place</source>
            <translation>Новое место</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <location filename="../docks/brushes.py" />
            <location filename="../docks/layers.py" />
            <location filename="../forms/fields.py" />
            <source>Terrain</source>
            <translation>Местность</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <location filename="../docks/layers.py" />
            <location filename="../forms/fields.py" />
            <source>Tags</source>
            <translation>Метки</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <location filename="../docks/regions.py" />
            <location filename="../tools/lasso.py" />
            <source>Change a region</source>
            <translation>Изменить область</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <location filename="../forms/parts.py" />
            <location filename="../forms/rows.py" />
            <location filename="../forms/stories.py" />
            <source>As below</source>
            <translation>Как внизу</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>&amp;Link to others…</source>
            <translation>&amp;Соединить с другими…</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>&amp;New tag…</source>
            <translation>&amp;Новая метка…</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <source>&amp;New region of these</source>
            <translation>&amp;Новая область из этого</translation>
        </message>
        <message>
            <location filename="../context_menu.py" />
            <location filename="../map_kinds/graph/tools.py" />
            <source>New link</source>
            <translation>Новая связь</translation>
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
            <translation>Это нельзя открыть</translation>
        </message>
        <message>
            <location filename="../dialogs/campaign.py" />
            <source>The pack of this mission is not on this machine.</source>
            <translation>Набора этой миссии на этом компьютере нет.</translation>
        </message>
        <message>
            <location filename="../dialogs/exporting.py" />
            <source>There is no map to make a picture of: see the problems.</source>
            <translation>Нет карты, которую можно изобразить: см. проблемы.</translation>
        </message>
        <message>
            <location filename="../dialogs/exporting.py" />
            <source>Names of places</source>
            <translation>Названия мест</translation>
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
            <translation>Файл {name} записан.</translation>
        </message>
        <message>
            <location filename="../dialogs/exporting.py" />
            <source>Export the private mini-map</source>
            <translation>Экспорт тайной мини-карты</translation>
        </message>
        <message>
            <location filename="../dialogs/exporting.py" />
            <source>Export a picture</source>
            <translation>Экспорт изображения</translation>
        </message>
        <message>
            <location filename="../dialogs/exporting.py" />
            <source>&amp;Format</source>
            <translation>&amp;Формат</translation>
        </message>
        <message>
            <location filename="../dialogs/exporting.py" />
            <source>&amp;Longer side</source>
            <translation>&amp;Длинная сторона</translation>
        </message>
        <message>
            <location filename="../dialogs/exporting.py" />
            <location filename="../dialogs/printing.py" />
            <source>&amp;Paper</source>
            <translation>&amp;Бумага</translation>
        </message>
        <message>
            <location filename="../dialogs/exporting.py" />
            <source>Lan&amp;guage of names</source>
            <translation>&amp;Язык названий</translation>
        </message>
        <message>
            <location filename="../dialogs/exporting.py" />
            <source>&amp;Boxes for turns</source>
            <translation>&amp;Клетки для ходов</translation>
        </message>
        <message>
            <location filename="../dialogs/exporting.py" />
            <location filename="../dialogs/printing.py" />
            <source>{name} could not be written: {reason}</source>
            <translation>Не удалось записать {name}: {reason}</translation>
        </message>
        <message>
            <location filename="../dialogs/exporting.py" />
            <location filename="../dialogs/printing.py" />
            <location filename="../forms/fields.py" />
            <source>Notes</source>
            <translation>Заметки</translation>
        </message>
        <message>
            <location filename="../dialogs/exporting.py" />
            <location filename="../dialogs/printing.py" />
            <source>Turn by turn</source>
            <translation>Ход за ходом</translation>
        </message>
        <message>
            <location filename="../dialogs/exporting.py" />
            <location filename="../dialogs/printing.py" />
            <source>Player</source>
            <translation>Игрок</translation>
        </message>
        <message>
            <location filename="../dialogs/files.py" />
            <source>Open a pack</source>
            <translation>Открыть набор</translation>
        </message>
        <message>
            <location filename="../dialogs/files.py" />
            <source>Packs (scenario.yaml *.yaml *.yml *.zip);;All files (*)</source>
            <translation>Наборы (scenario.yaml *.yaml *.yml *.zip);;Все файлы (*)</translation>
        </message>
        <message>
            <location filename="../dialogs/finding.py" />
            <source>Find a place by its name or a tag</source>
            <translation>Найти место по названию или метке</translation>
        </message>
        <message>
            <location filename="../dialogs/finding.py" />
            <source>Rename everywhere</source>
            <translation>Переименовать везде</translation>
        </message>
        <message>
            <location filename="../dialogs/finding.py" />
            <source>New id of {name}</source>
            <translation>Новый id места «{name}»</translation>
        </message>
        <message>
            <location filename="../dialogs/finding.py" />
            <source>Select one place of a graph to rename it.</source>
            <translation>Чтобы переименовать, выделите одно место графа.</translation>
        </message>
        <message numerus="yes">
            <location filename="../dialogs/finding.py" />
            <source>tag, %n place(s)</source>
            <translation>
                <numerusform>метка, %n место</numerusform>
                <numerusform>метка, %n места</numerusform>
                <numerusform>метка, %n мест</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../dialogs/getting.py" />
            <source>Get packs</source>
            <translation>Получить наборы</translation>
        </message>
        <message>
            <location filename="../dialogs/getting.py" />
            <source>Find by title, game or name</source>
            <translation>Найти по названию, игре или имени</translation>
        </message>
        <message>
            <location filename="../dialogs/getting.py" />
            <source>The address that a friend has sent you</source>
            <translation>Адрес, который прислал друг</translation>
        </message>
        <message>
            <location filename="../dialogs/getting.py" />
            <source>Look there</source>
            <translation>Посмотреть там</translation>
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
            <translation>Смотрим…</translation>
        </message>
        <message>
            <location filename="../dialogs/getting.py" />
            <source>Getting…</source>
            <translation>Получаем…</translation>
        </message>
        <message numerus="yes">
            <location filename="../dialogs/getting.py" />
            <source>%n pack(s) offered</source>
            <translation>
                <numerusform>%n набор</numerusform>
                <numerusform>%n набора</numerusform>
                <numerusform>%n наборов</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../dialogs/getting.py" />
            <source>Nobody's packs are looked at yet. A friend who publishes packs has an address: write it below.</source>
            <translation>Пока ничьи наборы не просматриваются. У друга, который публикует наборы, есть адрес: впишите его ниже.</translation>
        </message>
        <message>
            <location filename="../dialogs/getting.py" />
            <source>Update</source>
            <translation>Обновить</translation>
        </message>
        <message>
            <location filename="../dialogs/getting.py" />
            <source>Get</source>
            <translation>Получить</translation>
        </message>
        <message>
            <location filename="../dialogs/getting.py" />
            <source>here, {version}</source>
            <translation>есть, {version}</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <location filename="../frame.py" />
            <source>Find a command or a place</source>
            <translation>Найти команду или место</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Keys</source>
            <translation>Клавиши</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>About Uguisu</source>
            <translation>О программе Uguisu</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Uguisu, the nightingale floor: it sings under an intruder's feet.</source>
            <translation>Угуису, соловьиный пол: он поёт под ногами незваного гостя.</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>With the plugins {plugins}</source>
            <translation>С плагинами {plugins}</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Key</source>
            <translation>Клавиша</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <location filename="../pages/ground_words.py" />
            <location filename="../pages/workshop.py" />
            <source>What it does</source>
            <translation>Что делает</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Ctrl+wheel</source>
            <translation>Ctrl+колесо</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Zoom at the mouse</source>
            <translation>Масштаб вокруг мыши</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Wheel, Shift+wheel</source>
            <translation>Колесо, Shift+колесо</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Scroll, scroll sideways</source>
            <translation>Прокрутка, прокрутка вбок</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Middle button, Space+drag</source>
            <translation>Средняя кнопка, Пробел+перетаскивание</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Move the view</source>
            <translation>Двигать вид</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Right button</source>
            <translation>Правая кнопка</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Pick what is there</source>
            <translation>Взять то, что там есть</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Cancel the stroke; clear the selection</source>
            <translation>Бросить штрих; снять выделение</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Arrows</source>
            <translation>Стрелки</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Nudge the selection, or move the cursor; Shift: by more</source>
            <translation>Подвинуть выделенное или курсор; с Shift — дальше</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Ctrl+arrows</source>
            <translation>Ctrl+стрелки</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Scroll</source>
            <translation>Прокрутка</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Use the tool at the cursor; with tools that drag, press, then let go</source>
            <translation>Применить инструмент у курсора; если он тянет — нажать, потом отпустить</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <location filename="../pages/tool_bar.py" />
            <source>Tools</source>
            <translation>Инструменты</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Mouse and keyboard</source>
            <translation>Рука и клавиатура</translation>
        </message>
        <message>
            <location filename="../dialogs/helping.py" />
            <source>Actions</source>
            <translation>Действия</translation>
        </message>
        <message>
            <location filename="../dialogs/importing.py" />
            <source>Import a map of Tiled</source>
            <translation>Импорт карты Tiled</translation>
        </message>
        <message>
            <location filename="../dialogs/importing.py" />
            <source>Maps of Tiled (*.tmx *.tmj *.json *.xml);;All files (*)</source>
            <translation>Карты Tiled (*.tmx *.tmj *.json *.xml);;Все файлы (*)</translation>
        </message>
        <message>
            <location filename="../dialogs/importing.py" />
            <location filename="../pages/texts_page.py" />
            <source>Import {name}</source>
            <translation>Импорт «{name}»</translation>
        </message>
        <message>
            <location filename="../dialogs/importing.py" />
            <source>Kind of map</source>
            <translation>Вид карты</translation>
        </message>
        <message>
            <location filename="../dialogs/importing.py" />
            <location filename="../dialogs/new_pack.py" />
            <location filename="../dialogs/saving_as.py" />
            <source>&amp;Title</source>
            <translation>&amp;Название</translation>
        </message>
        <message>
            <location filename="../dialogs/importing.py" />
            <location filename="../dialogs/new_pack.py" />
            <source>&amp;Game</source>
            <translation>&amp;Игра</translation>
        </message>
        <message>
            <location filename="../dialogs/importing.py" />
            <source>Report</source>
            <translation>Отчёт</translation>
        </message>
        <message>
            <location filename="../dialogs/importing.py" />
            <source>This cannot be imported</source>
            <translation>Это нельзя импортировать</translation>
        </message>
        <message numerus="yes">
            <location filename="../dialogs/importing.py" />
            <source>%n pair(s) of zones share a border and are not linked.</source>
            <translation>
                <numerusform>%n пара зон имеет общую границу, но не связана.</numerusform>
                <numerusform>%n пары зон имеют общую границу, но не связаны.</numerusform>
                <numerusform>%n пар зон имеют общую границу, но не связаны.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../dialogs/importing.py" />
            <source>Everything was imported unchanged.</source>
            <translation>Всё перенеслось как было.</translation>
        </message>
        <message>
            <location filename="../dialogs/importing.py" />
            <location filename="../dialogs/new_pack.py" />
            <location filename="../dialogs/saving_as.py" />
            <source>Give it a title.</source>
            <translation>Дайте ей название.</translation>
        </message>
        <message>
            <location filename="../dialogs/importing.py" />
            <source>Link them</source>
            <translation>Связать</translation>
        </message>
        <message>
            <location filename="../dialogs/importing.py" />
            <source>Leave as is</source>
            <translation>Оставить так</translation>
        </message>
        <message>
            <location filename="../dialogs/making.py" />
            <location filename="../forms/mends.py" />
            <location filename="../forms/sentence.py" />
            <source>Choose…</source>
            <translation>Выбрать…</translation>
        </message>
        <message>
            <location filename="../dialogs/making.py" />
            <source>&amp;Folder</source>
            <translation>&amp;Папка</translation>
        </message>
        <message>
            <location filename="../dialogs/making.py" />
            <source>Folder for the new pack</source>
            <translation>Папка для нового набора</translation>
        </message>
        <message>
            <location filename="../dialogs/making.py" />
            <location filename="../forms/fields.py" />
            <location filename="../pages/original_strip.py" />
            <source>Title</source>
            <translation>Название</translation>
        </message>
        <message>
            <location filename="../dialogs/making.py" />
            <location filename="../forms/fields.py" />
            <source>Game</source>
            <translation>Игра</translation>
        </message>
        <message>
            <location filename="../dialogs/making.py" />
            <source>Folder</source>
            <translation>Папка</translation>
        </message>
        <message>
            <location filename="../dialogs/making.py" />
            <source>Choose a folder</source>
            <translation>Выбрать папку</translation>
        </message>
        <message>
            <location filename="../dialogs/new_pack.py" />
            <source>My map</source>
            <translation>Моя карта</translation>
        </message>
        <message>
            <location filename="../dialogs/new_pack.py" />
            <source>New map</source>
            <translation>Новая карта</translation>
        </message>
        <message>
            <location filename="../dialogs/new_pack.py" />
            <source>Another folder…</source>
            <translation>Другая папка…</translation>
        </message>
        <message>
            <location filename="../dialogs/new_pack.py" />
            <source>Begin with</source>
            <translation>Начать с</translation>
        </message>
        <message>
            <location filename="../dialogs/new_pack.py" />
            <source>&amp;Which one</source>
            <translation>&amp;Что именно</translation>
        </message>
        <message>
            <location filename="../dialogs/new_pack.py" />
            <source>&amp;Size</source>
            <translation>&amp;Размер</translation>
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
            <translation>{name}, моя копия</translation>
        </message>
        <message>
            <location filename="../dialogs/new_pack.py" />
            <location filename="../dialogs/saving_as.py" />
            <source>It goes into {folder}</source>
            <translation>Он будет в {folder}</translation>
        </message>
        <message>
            <location filename="../dialogs/new_pack.py" />
            <source>A small whole game</source>
            <translation>Маленькая целая игра</translation>
        </message>
        <message>
            <location filename="../dialogs/new_pack.py" />
            <location filename="../pages/map_side.py" />
            <source>Empty paper</source>
            <translation>Чистый лист</translation>
        </message>
        <message>
            <location filename="../dialogs/new_pack.py" />
            <location filename="../pages/map_side.py" />
            <source>A map that came with Uguisu</source>
            <translation>Карта из комплекта</translation>
        </message>
        <message>
            <location filename="../dialogs/new_pack.py" />
            <source>A small game, ready to play</source>
            <translation>Маленькая игра, готовая к игре</translation>
        </message>
        <message>
            <location filename="../dialogs/new_pack.py" />
            <source>New mod</source>
            <translation>Новый мод</translation>
        </message>
        <message>
            <location filename="../dialogs/new_pack.py" />
            <source>Which one</source>
            <translation>Какая</translation>
        </message>
        <message>
            <location filename="../dialogs/new_pack.py" />
            <location filename="../dialogs/picturing.py" />
            <source>Columns</source>
            <translation>Столбцы</translation>
        </message>
        <message>
            <location filename="../dialogs/new_pack.py" />
            <location filename="../dialogs/picturing.py" />
            <location filename="../forms/fields.py" />
            <source>Rows</source>
            <translation>Строки</translation>
        </message>
        <message>
            <location filename="../dialogs/new_pack.py" />
            <source>New copy</source>
            <translation>Новая копия</translation>
        </message>
        <message>
            <location filename="../dialogs/new_pack.py" />
            <source>A copy of {name}</source>
            <translation>Копия «{name}»</translation>
        </message>
        <message>
            <location filename="../dialogs/new_pack.py" />
            <source>A mod of {name}</source>
            <translation>Мод для {name}</translation>
        </message>
        <message>
            <location filename="../dialogs/picturing.py" />
            <source>Picture to trace over</source>
            <translation>Картинка для обводки</translation>
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
            <translation>От 0 (не видно) до 100 (сплошная)</translation>
        </message>
        <message>
            <location filename="../dialogs/picturing.py" />
            <location filename="../docks/pictures.py" />
            <source>Fade the picture</source>
            <translation>Сделать картинку бледнее</translation>
        </message>
        <message>
            <location filename="../dialogs/picturing.py" />
            <location filename="../operations.py" />
            <source>Size of the map</source>
            <translation>Размер карты</translation>
        </message>
        <message>
            <location filename="../dialogs/picturing.py" />
            <location filename="../pages/cards_page.py" />
            <source>{name} cannot be read as a picture.</source>
            <translation>{name} не читается как картинка.</translation>
        </message>
        <message>
            <location filename="../dialogs/picturing.py" />
            <location filename="../tools/background.py" />
            <source>There is no picture yet: Map &gt; Picture to trace over…</source>
            <translation>Картинки пока нет: Карта &gt; Картинка для обводки…</translation>
        </message>
        <message>
            <location filename="../dialogs/picturing.py" />
            <location filename="../docks/pictures.py" />
            <source>Remove the picture</source>
            <translation>Убрать картинку</translation>
        </message>
        <message>
            <location filename="../dialogs/picturing.py" />
            <source>Only maps of squares and hexes have a size.</source>
            <translation>Размер есть только у карт из клеток и шестиугольников.</translation>
        </message>
        <message>
            <location filename="../dialogs/picturing.py" />
            <location filename="../pages/cards_page.py" />
            <source>{name} could not be copied into the pack: {reason}</source>
            <translation>Не удалось скопировать {name} в набор: {reason}</translation>
        </message>
        <message>
            <location filename="../dialogs/plugins.py" />
            <source>Plugins</source>
            <translation>Плагины</translation>
        </message>
        <message>
            <location filename="../dialogs/plugins.py" />
            <source>A plugin is installed like any Python package, with pip or uv; the editor finds it at the next start.</source>
            <translation>Плагин устанавливается как любой пакет Python, через pip или uv; редактор найдёт его при следующем запуске.</translation>
        </message>
        <message>
            <location filename="../dialogs/plugins.py" />
            <source>Plugin, and what it adds</source>
            <translation>Плагин и что он добавляет</translation>
        </message>
        <message>
            <location filename="../dialogs/plugins.py" />
            <location filename="../forms/fields.py" />
            <location filename="../pages/scenario_sheet.py" />
            <source>Version</source>
            <translation>Версия</translation>
        </message>
        <message>
            <location filename="../dialogs/plugins.py" />
            <source>Distribution</source>
            <translation>Дистрибутив</translation>
        </message>
        <message>
            <location filename="../dialogs/plugins.py" />
            <source>not installed</source>
            <translation>не установлен</translation>
        </message>
        <message>
            <location filename="../dialogs/plugins.py" />
            <source>Left out: {problem}</source>
            <translation>Пропущен: {problem}</translation>
        </message>
        <message>
            <location filename="../dialogs/printing.py" />
            <location filename="../dialogs/sharing.py" />
            <source>Print and play</source>
            <translation>Распечатать и играть</translation>
        </message>
        <message>
            <location filename="../dialogs/printing.py" />
            <source>{across} × {down} sheets for the map</source>
            <translation>Листов на карту: {across} × {down}</translation>
        </message>
        <message>
            <location filename="../dialogs/printing.py" />
            <source>Lan&amp;guage</source>
            <translation>&amp;Язык</translation>
        </message>
        <message>
            <location filename="../dialogs/printing.py" />
            <source>&amp;Width of the map</source>
            <translation>&amp;Ширина карты</translation>
        </message>
        <message>
            <location filename="../dialogs/printing.py" />
            <source>cm</source>
            <translation>см</translation>
        </message>
        <message>
            <location filename="../dialogs/printing.py" />
            <source>The br&amp;iefing: one sheet to lay on the table</source>
            <translation>Бр&amp;ифинг: лист, который кладут на стол</translation>
        </message>
        <message>
            <location filename="../dialogs/printing.py" />
            <source>The &amp;map, in sheets</source>
            <translation>&amp;Карта, по листам</translation>
        </message>
        <message>
            <location filename="../dialogs/printing.py" />
            <source>&amp;Cards, with cut lines</source>
            <translation>Кар&amp;точки, с линиями разреза</translation>
        </message>
        <message>
            <location filename="../dialogs/printing.py" />
            <source>&amp;Backs of the cards, for printing on both sides</source>
            <translation>&amp;Рубашки, для печати с двух сторон</translation>
        </message>
        <message>
            <location filename="../dialogs/printing.py" />
            <source>3 mm of b&amp;leed and cut marks, as print shops ask</source>
            <translation>3 мм выл&amp;ета и метки реза, как просят типографии</translation>
        </message>
        <message>
            <location filename="../dialogs/printing.py" />
            <source>&amp;Tokens</source>
            <translation>&amp;Фишки</translation>
        </message>
        <message>
            <location filename="../dialogs/printing.py" />
            <source>&amp;Screens, with the private mini-map</source>
            <translation>Шир&amp;мы с тайной мини-картой</translation>
        </message>
        <message>
            <location filename="../dialogs/saving_as.py" />
            <source>Save as</source>
            <translation>Сохранить как</translation>
        </message>
        <message>
            <location filename="../dialogs/saving_as.py" />
            <source>Folder, to continue working</source>
            <translation>Папка, чтобы работать дальше</translation>
        </message>
        <message>
            <location filename="../dialogs/saving_as.py" />
            <source>Zip, to share</source>
            <translation>Zip, чтобы передать другим</translation>
        </message>
        <message>
            <location filename="../dialogs/saving_as.py" />
            <source>&amp;Id</source>
            <translation>&amp;Идентификатор</translation>
        </message>
        <message>
            <location filename="../dialogs/saving_as.py" />
            <source>&amp;As</source>
            <translation>&amp;Как</translation>
        </message>
        <message>
            <location filename="../dialogs/saving_as.py" />
            <source>The current text cannot be read. Fix it first.</source>
            <translation>Текст в редакторе не читается. Сначала исправьте его.</translation>
        </message>
        <message>
            <location filename="../dialogs/saving_as.py" />
            <location filename="../pages/campaign_page.py" />
            <location filename="../pages/map_page.py" />
            <source>Saved in {folder}</source>
            <translation>Сохранено в {folder}</translation>
        </message>
        <message>
            <location filename="../dialogs/saving_as.py" />
            <location filename="../forms/fields.py" />
            <source>Id</source>
            <translation>Идентификатор</translation>
        </message>
        <message>
            <location filename="../dialogs/saving_as.py" />
            <source>As a folder or a zip</source>
            <translation>Как папку или zip</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Nothing leaves this computer before you press a button. Who has a link may join while the table is open.</source>
            <translation>Ничто не покидает этот компьютер, пока вы не нажмёте кнопку. У кого есть ссылка, тот может войти, пока стол открыт.</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Your friend needs {what}</source>
            <translation>Другу понадобится {what}</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Share {title}</source>
            <translation>Поделиться «{title}»</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Not saved yet: it is saved first.</source>
            <translation>Ещё не сохранено: сначала сохранится.</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Saved.</source>
            <translation>Сохранено.</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Play with friends, now</source>
            <translation>Играть с друзьями прямо сейчас</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Let others in my network in, not this machine alone</source>
            <translation>Впускать других в моей сети, а не только с этого компьютера</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Open a table</source>
            <translation>Открыть стол</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>A code that a phone scans</source>
            <translation>Код, который считывает телефон</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Opening…</source>
            <translation>Открывается…</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>As a web page</source>
            <translation>Как веб-страница</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>One file to send…</source>
            <translation>Один файл, чтобы послать…</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>For a web space…</source>
            <translation>Для сайта…</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>In which folder a new one is made</source>
            <translation>В какой папке создать новую</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>The page is being written…</source>
            <translation>Страница записывается…</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Save as one file</source>
            <translation>Сохранить одним файлом</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Save as a zip…</source>
            <translation>Сохранить zip…</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Print…</source>
            <translation>Печать…</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Publish</source>
            <translation>Опубликовать</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Publish…</source>
            <translation>Опубликовать…</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>The folder that you upload</source>
            <translation>Папка, которую вы выкладываете</translation>
        </message>
        <message numerus="yes">
            <location filename="../dialogs/sharing.py" />
            <source>The index has %n pack(s) now. Upload the folder as it is.</source>
            <translation>
                <numerusform>В указателе теперь %n набор. Выложите папку как есть.</numerusform>
                <numerusform>В указателе теперь %n набора. Выложите папку как есть.</numerusform>
                <numerusform>В указателе теперь %n наборов. Выложите папку как есть.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Close the table</source>
            <translation>Закрыть стол</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>To the table</source>
            <translation>К столу</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>a browser in the same network. No Uguisu, no account.</source>
            <translation>браузер в той же сети. Ни Uguisu, ни учётной записи.</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Friends elsewhere: play by post, or put a proxy before the table (docs, play together).</source>
            <translation>Друзья далеко: играйте по почте или поставьте перед столом прокси (справка, игра вместе).</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>The pack could not be saved, so nobody could play what is drawn.</source>
            <translation>Набор не сохранился, и сыграть в нарисованное не выйдет.</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>To watch</source>
            <translation>Смотреть</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>The link of {seat}</source>
            <translation>Ссылка для места «{seat}»</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <location filename="../pages/original_strip.py" />
            <location filename="../pages/tiles.py" />
            <location filename="../pages/ways.py" />
            <source>Copy</source>
            <translation>Копия</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Copy the link of {seat}</source>
            <translation>Скопировать ссылку для места «{seat}»</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>The table has ended.</source>
            <translation>Стол закрылся.</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>It plays in the browser, against bots or at one device, without a server.</source>
            <translation>Играет в браузере, против ботов или за одним устройством, без сервера.</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>a browser.</source>
            <translation>браузер.</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>The page could not be written.</source>
            <translation>Страницу не удалось записать.</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>A zip with everything that the game builds on.</source>
            <translation>Zip со всем, на чём построена игра.</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Uguisu.</source>
            <translation>программа Uguisu.</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>{name} is written, and {packs} with it</source>
            <translation>Файл {name} записан, и с ним {packs}</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Map, pieces and cards, on the paper that you have.</source>
            <translation>Карта, фишки и карты на той бумаге, что у вас есть.</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>scissors, and somebody who knows the rules.</source>
            <translation>ножницы и тот, кто знает правила.</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Into a folder with an index, which you upload to any web space. Others get it by its name.</source>
            <translation>В папку с указателем, которую вы кладёте на любой сайт. Другие берут набор по имени.</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Uguisu, and the address of your folder.</source>
            <translation>Uguisu и адрес вашей папки.</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>no problem left</source>
            <translation>ошибок не осталось</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>a version, on the Scenario page</source>
            <translation>версия, на странице «Сценарий»</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>a licence, on the Scenario page</source>
            <translation>лицензия, на странице «Сценарий»</translation>
        </message>
        <message numerus="yes">
            <location filename="../dialogs/sharing.py" />
            <source>%n thing(s) to mend first</source>
            <translation>
                <numerusform>Сначала исправить: %n ошибка</numerusform>
                <numerusform>Сначала исправить: %n ошибки</numerusform>
                <numerusform>Сначала исправить: %n ошибок</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>Nothing to mend.</source>
            <translation>Исправлять нечего.</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>{name} is written.</source>
            <translation>Файл {name} записан.</translation>
        </message>
        <message>
            <location filename="../dialogs/sharing.py" />
            <source>a bot</source>
            <translation>бот</translation>
        </message>
        <message>
            <location filename="../dialogs/sheets.py" />
            <source>Spreadsheets (*.xlsx *.csv)</source>
            <translation>Таблицы (*.xlsx *.csv)</translation>
        </message>
        <message>
            <location filename="../dialogs/sheets.py" />
            <source>Spreadsheets (*.xlsx *.ods *.csv);;All files (*)</source>
            <translation>Таблицы (*.xlsx *.ods *.csv);;Все файлы (*)</translation>
        </message>
        <message numerus="yes">
            <location filename="../dialogs/sheets.py" />
            <source>%n card(s) changed.</source>
            <translation>
                <numerusform>Изменена %n карта.</numerusform>
                <numerusform>Изменены %n карты.</numerusform>
                <numerusform>Изменено %n карт.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../dialogs/sheets.py" />
            <source>Cards to a spreadsheet</source>
            <translation>Карты в таблицу</translation>
        </message>
        <message>
            <location filename="../dialogs/sheets.py" />
            <source>Cards from a spreadsheet</source>
            <translation>Карты из таблицы</translation>
        </message>
        <message>
            <location filename="../dialogs/sheets.py" />
            <source>{name} is followed: save it, and the cards change.</source>
            <translation>За {name} следят: сохраните файл — и карты изменятся.</translation>
        </message>
        <message>
            <location filename="../dialogs/sheets.py" />
            <source>{name} says what the cards say already.</source>
            <translation>В {name} то же, что уже на картах.</translation>
        </message>
        <message>
            <location filename="../dialogs/sheets.py" />
            <source>This spreadsheet was not read or written</source>
            <translation>Таблица не прочитана и не записана</translation>
        </message>
        <message>
            <location filename="../dialogs/sheets.py" />
            <source>Cards from Google Sheets</source>
            <translation>Карты из Google Таблиц</translation>
        </message>
        <message>
            <location filename="../dialogs/sheets.py" />
            <source>A link of a table that is shared with anyone who has the link</source>
            <translation>Ссылка на таблицу, открытую всем, у кого есть ссылка</translation>
        </message>
        <message>
            <location filename="../dialogs/sheets.py" />
            <source>Take the cards</source>
            <translation>Взять карты</translation>
        </message>
        <message>
            <location filename="../dialogs/sheets.py" />
            <source>Fetching…</source>
            <translation>Загружается…</translation>
        </message>
        <message>
            <location filename="../dialogs/sheets.py" />
            <source>Nothing was taken from {name}</source>
            <translation>Из {name} ничего не взято</translation>
        </message>
        <message>
            <location filename="../dialogs/sheets.py" />
            <source>Cards from {name}</source>
            <translation>Карты из {name}</translation>
        </message>
        <message numerus="yes">
            <location filename="../dialogs/sheets.py" />
            <source>… and %n more</source>
            <translation>
                <numerusform>… и ещё %n</numerusform>
                <numerusform>… и ещё %n</numerusform>
                <numerusform>… и ещё %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../dialogs/sheets.py" />
            <source>%n card(s) written to {name}.</source>
            <translation>
                <numerusform>В {name} записана %n карта.</numerusform>
                <numerusform>В {name} записаны %n карты.</numerusform>
                <numerusform>В {name} записано %n карт.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../dialogs/sheets.py" />
            <source>Stop following</source>
            <translation>Больше не следить</translation>
        </message>
        <message>
            <location filename="../dialogs/sheets.py" />
            <source>Follow it</source>
            <translation>Следить за ним</translation>
        </message>
        <message>
            <location filename="../dialogs/sheets.py" />
            <source>Good</source>
            <translation>Хорошо</translation>
        </message>
        <message>
            <location filename="../dialogs/zips.py" />
            <source>Unpack it?</source>
            <translation>Распаковать?</translation>
        </message>
        <message>
            <location filename="../dialogs/zips.py" />
            <source>{name} is a zip. Unpack it to edit its files.</source>
            <translation>{name} — архив zip: его файлы правят распакованными.</translation>
        </message>
        <message>
            <location filename="../dialogs/zips.py" />
            <source>It is unpacked into {folder}, and opened there. The zip stays as it is.</source>
            <translation>Он будет распакован в {folder} и открыт там. Сам архив останется как есть.</translation>
        </message>
        <message>
            <location filename="../dialogs/zips.py" />
            <source>Unpack and open</source>
            <translation>Распаковать и открыть</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <source>Brushes</source>
            <translation>Кисти</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <location filename="../forms/fields.py" />
            <location filename="../pages/tool_bar.py" />
            <source>Size</source>
            <translation>Размер</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <location filename="../forms/fields.py" />
            <source>Border</source>
            <translation>Граница</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <source>Link</source>
            <translation>Связь</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <source>Property</source>
            <translation>Свойство</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <source>Symmetry</source>
            <translation>Симметрия</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <source>Owners in turn</source>
            <translation>Владельцы по очереди</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <location filename="../tools/palette.py" />
            <source>New terrain</source>
            <translation>Новая местность</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <source>Name of a new terrain</source>
            <translation>Название новой местности</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <location filename="../docks/regions.py" />
            <source>Colour…</source>
            <translation>Цвет…</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <source>Rename…</source>
            <translation>Переименовать…</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <source>Picture…</source>
            <translation>Картинка…</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <source>Add</source>
            <translation>Добавить</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <source>From other maps of this game</source>
            <translation>Из других карт этой игры</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <source>Add a terrain</source>
            <translation>Добавить местность</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <source>north, south</source>
            <translation>север, юг</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <source>Words that are swapped from one symmetric copy to the next, in tags and owners: red, blue</source>
            <translation>Слова, которые меняются местами от одной симметричной копии к другой, в метках и владельцах: красный, синий</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <source>Snap to grid</source>
            <translation>Привязка к сетке</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <source>Change a terrain</source>
            <translation>Изменить местность</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <source>Colour of the terrain</source>
            <translation>Цвет местности</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <source>Rename the terrain</source>
            <translation>Переименовать местность</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <location filename="../docks/pictures.py" />
            <location filename="../forms/fields.py" />
            <location filename="../pages/map_side.py" />
            <source>Name</source>
            <translation>Название</translation>
        </message>
        <message>
            <location filename="../docks/brushes.py" />
            <location filename="../docks/help.py" />
            <location filename="../forms/blocks.py" />
            <location filename="../forms/lines.py" />
            <source>for example {example}</source>
            <translation>например, {example}</translation>
        </message>
        <message>
            <location filename="../docks/help.py" />
            <source>Help</source>
            <translation>Справка</translation>
        </message>
        <message>
            <location filename="../docks/help.py" />
            <source>Go to a field, and you see here what it is for.</source>
            <translation>Перейдите в поле: здесь сказано, для чего оно.</translation>
        </message>
        <message>
            <location filename="../docks/history.py" />
            <source>History</source>
            <translation>История</translation>
        </message>
        <message>
            <location filename="../docks/history.py" />
            <source>As opened</source>
            <translation>Как было при открытии</translation>
        </message>
        <message>
            <location filename="../docks/history.py" />
            <source>Steps; the saved one is marked</source>
            <translation>Сделанные шаги; сохранённый отмечен</translation>
        </message>
        <message>
            <location filename="../docks/inspector.py" />
            <source>Inspector</source>
            <translation>Инспектор</translation>
        </message>
        <message>
            <location filename="../docks/inspector.py" />
            <source>What the inspector shows</source>
            <translation>Что показывает инспектор</translation>
        </message>
        <message numerus="yes">
            <location filename="../docks/inspector.py" />
            <source>%n border(s)</source>
            <translation>
                <numerusform>%n граница</numerusform>
                <numerusform>%n границы</numerusform>
                <numerusform>%n границ</numerusform>
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
            <translation>Изменить «{name}»</translation>
        </message>
        <message>
            <location filename="../docks/inspector.py" />
            <source>The selection</source>
            <translation>Выделенное</translation>
        </message>
        <message>
            <location filename="../docks/inspector.py" />
            <source>The region</source>
            <translation>Область</translation>
        </message>
        <message>
            <location filename="../docks/inspector.py" />
            <source>The scenario</source>
            <translation>Сценарий</translation>
        </message>
        <message>
            <location filename="../docks/inspector.py" />
            <location filename="../forms/parts.py" />
            <source>Advanced</source>
            <translation>Дополнительно</translation>
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
            <translation>Слои</translation>
        </message>
        <message>
            <location filename="../docks/layers.py" />
            <source>Labels</source>
            <translation>Подписи</translation>
        </message>
        <message>
            <location filename="../docks/layers.py" />
            <location filename="../forms/fields.py" />
            <source>Places</source>
            <translation>Места</translation>
        </message>
        <message>
            <location filename="../docks/layers.py" />
            <location filename="../forms/fields.py" />
            <source>Links</source>
            <translation>Связи</translation>
        </message>
        <message>
            <location filename="../docks/layers.py" />
            <location filename="../forms/fields.py" />
            <location filename="../tools/palette.py" />
            <source>Borders</source>
            <translation>Границы</translation>
        </message>
        <message>
            <location filename="../docks/layers.py" />
            <location filename="../docks/regions.py" />
            <location filename="../forms/fields.py" />
            <source>Regions</source>
            <translation>Области</translation>
        </message>
        <message>
            <location filename="../docks/layers.py" />
            <source>Grid</source>
            <translation>Сетка</translation>
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
            <translation>Виден</translation>
        </message>
        <message>
            <location filename="../docks/layers.py" />
            <location filename="../docks/pictures.py" />
            <location filename="../forms/fields.py" />
            <source>Locked</source>
            <translation>Заперт</translation>
        </message>
        <message>
            <location filename="../docks/layers.py" />
            <source>Show {layer}</source>
            <translation>Показать «{layer}»</translation>
        </message>
        <message>
            <location filename="../docks/layers.py" />
            <source>Lock {layer}</source>
            <translation>Запереть «{layer}»</translation>
        </message>
        <message>
            <location filename="../docks/minimap.py" />
            <source>Minimap</source>
            <translation>Обзор</translation>
        </message>
        <message>
            <location filename="../docks/minimap.py" />
            <source>Minimap: the arrow keys move the view</source>
            <translation>Мини-карта: стрелки двигают видимую часть</translation>
        </message>
        <message>
            <location filename="../docks/pictures.py" />
            <source>Pictures under the map</source>
            <translation>Картинки под картой</translation>
        </message>
        <message>
            <location filename="../docks/pictures.py" />
            <source>Ticked pictures are shown. The tool K moves the chosen one. Double-click to name it.</source>
            <translation>С галочкой — видна. Инструмент K двигает выбранную. Двойной щелчок даёт ей имя.</translation>
        </message>
        <message>
            <location filename="../docks/pictures.py" />
            <source>The chosen picture is locked</source>
            <translation>Выбранная картинка закреплена</translation>
        </message>
        <message>
            <location filename="../docks/pictures.py" />
            <source>Solid</source>
            <translation>Плотность</translation>
        </message>
        <message>
            <location filename="../docks/pictures.py" />
            <source>How opaque the chosen picture is</source>
            <translation>Насколько плотна выбранная картинка</translation>
        </message>
        <message>
            <location filename="../docks/pictures.py" />
            <source>Show or hide a picture</source>
            <translation>Показать или скрыть картинку</translation>
        </message>
        <message>
            <location filename="../docks/pictures.py" />
            <source>Lock a picture</source>
            <translation>Закрепить картинку</translation>
        </message>
        <message>
            <location filename="../docks/pictures.py" />
            <source>Add a picture</source>
            <translation>Добавить картинку</translation>
        </message>
        <message>
            <location filename="../docks/pictures.py" />
            <source>Move it up</source>
            <translation>Положить выше</translation>
        </message>
        <message>
            <location filename="../docks/pictures.py" />
            <source>Move it down</source>
            <translation>Положить ниже</translation>
        </message>
        <message>
            <location filename="../docks/pictures.py" />
            <source>Name the picture</source>
            <translation>Назвать картинку</translation>
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
            <translation>Фигуры</translation>
        </message>
        <message>
            <location filename="../docks/pieces.py" />
            <source>No piece is chosen.</source>
            <translation>Фигура не выбрана.</translation>
        </message>
        <message>
            <location filename="../docks/pieces.py" />
            <source>Pieces and things of the set-up</source>
            <translation>Фигуры и предметы расстановки</translation>
        </message>
        <message>
            <location filename="../docks/pieces.py" />
            <source>Drag one onto the map; or click it, then a place. Near the edge of a place, it looks that way.</source>
            <translation>Перетащите на карту или щёлкните, а потом щёлкните место. У края места фигура смотрит туда.</translation>
        </message>
        <message>
            <location filename="../docks/pieces.py" />
            <location filename="../pages/map_side.py" />
            <source>Looks</source>
            <translation>Смотрит</translation>
        </message>
        <message>
            <location filename="../docks/pieces.py" />
            <source>Which way the chosen piece looks</source>
            <translation>Куда смотрит выбранная фигура</translation>
        </message>
        <message>
            <location filename="../docks/pieces.py" />
            <location filename="../pages/counters.py" />
            <location filename="../pages/map_side.py" />
            <location filename="../pages/set_up_sheet.py" />
            <source>Take away</source>
            <translation>Убрать</translation>
        </message>
        <message>
            <location filename="../docks/pieces.py" />
            <location filename="../pages/map_side.py" />
            <location filename="../pages/set_up_sheet.py" />
            <source>By chance</source>
            <translation>Случайно</translation>
        </message>
        <message>
            <location filename="../docks/pieces.py" />
            <location filename="../pages/map_side.py" />
            <location filename="../pages/set_up_sheet.py" />
            <source>Leave to chance where it begins</source>
            <translation>Пусть случай решает, где начинать</translation>
        </message>
        <message>
            <location filename="../docks/pieces.py" />
            <location filename="../pages/map_side.py" />
            <location filename="../pages/set_up_sheet.py" />
            <source>Begins</source>
            <translation>Начинает</translation>
        </message>
        <message>
            <location filename="../docks/pieces.py" />
            <source>Where they may begin</source>
            <translation>Где могут начинать</translation>
        </message>
        <message>
            <location filename="../docks/pieces.py" />
            <source>This game says of no piece where it may be put.</source>
            <translation>Эта игра ни об одной фигуре не говорит, куда её можно поставить.</translation>
        </message>
        <message>
            <location filename="../docks/pieces.py" />
            <source>In a mod, the set-up is changed on the pages Scenario and Mission.</source>
            <translation>В моде расстановку меняют на страницах «Сценарий» и «Миссия».</translation>
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
            <translation>{number} из {most}</translation>
        </message>
        <message numerus="yes">
            <location filename="../docks/pieces.py" />
            <location filename="../tools/set_up.py" />
            <source>one of %n place(s)</source>
            <translation>
                <numerusform>одно из %n места</numerusform>
                <numerusform>одно из %n мест</numerusform>
                <numerusform>одно из %n мест</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../docks/pieces.py" />
            <location filename="../pages/map_side.py" />
            <source>nowhere in particular</source>
            <translation>никуда особенно</translation>
        </message>
        <message numerus="yes">
            <location filename="../docks/problems.py" />
            <source>%n problem(s)</source>
            <translation>
                <numerusform>%n проблема</numerusform>
                <numerusform>%n проблемы</numerusform>
                <numerusform>%n проблем</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../docks/problems.py" />
            <source>Problems</source>
            <translation>Проблемы</translation>
        </message>
        <message>
            <location filename="../docks/problems.py" />
            <location filename="../pages/rulings_page.py" />
            <location filename="../pages/trial.py" />
            <location filename="../pages/who_wins.py" />
            <source>Stop</source>
            <translation>Остановить</translation>
        </message>
        <message>
            <location filename="../docks/problems.py" />
            <source>Stop this check. F5 starts another</source>
            <translation>Остановить эту проверку. F5 начнёт новую</translation>
        </message>
        <message>
            <location filename="../docks/problems.py" />
            <source>Error</source>
            <translation>Ошибка</translation>
        </message>
        <message>
            <location filename="../docks/problems.py" />
            <source>Warning</source>
            <translation>Предупреждение</translation>
        </message>
        <message>
            <location filename="../docks/problems.py" />
            <source>Hint</source>
            <translation>Подсказка</translation>
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
            <translation>Где</translation>
        </message>
        <message>
            <location filename="../docks/problems.py" />
            <source>Checking…</source>
            <translation>Идёт проверка…</translation>
        </message>
        <message>
            <location filename="../docks/problems.py" />
            <source>Skipped because they took too long or crashed: {checks}. F5 gives them more time.</source>
            <translation>Пропущены, так как шли слишком долго или сломались: {checks}. F5 даст им больше времени.</translation>
        </message>
        <message>
            <location filename="../docks/problems.py" />
            <location filename="../pages/problem_card.py" />
            <source>Show me where</source>
            <translation>Показать где</translation>
        </message>
        <message>
            <location filename="../docks/problems.py" />
            <source>The check did not finish, so this list may be out of date. F5 checks again.</source>
            <translation>Проверка не закончена: список мог устареть. F5 проверит снова.</translation>
        </message>
        <message>
            <location filename="../docks/regions.py" />
            <location filename="../pages/cards_page.py" />
            <location filename="../pages/ways.py" />
            <source>New</source>
            <translation>Новая</translation>
        </message>
        <message>
            <location filename="../docks/regions.py" />
            <source>Make a region of the selected places</source>
            <translation>Сделать область из выделенных мест</translation>
        </message>
        <message>
            <location filename="../docks/regions.py" />
            <source>Add selected</source>
            <translation>Добавить выделенное</translation>
        </message>
        <message>
            <location filename="../docks/regions.py" />
            <source>Put the selected places into the chosen region</source>
            <translation>Включить выделенные места в выбранную область</translation>
        </message>
        <message>
            <location filename="../docks/regions.py" />
            <location filename="../docks/stamps.py" />
            <source>Remove</source>
            <translation>Удалить</translation>
        </message>
        <message>
            <location filename="../docks/regions.py" />
            <location filename="../tools/lasso.py" />
            <source>New region</source>
            <translation>Новая область</translation>
        </message>
        <message>
            <location filename="../docks/regions.py" />
            <source>Colour of the region</source>
            <translation>Цвет области</translation>
        </message>
        <message>
            <location filename="../docks/regions.py" />
            <source>Remove a region</source>
            <translation>Удалить область</translation>
        </message>
        <message>
            <location filename="../docks/regions.py" />
            <source>{name} ({count})</source>
            <translation>{name} ({count})</translation>
        </message>
        <message>
            <location filename="../docks/setting_rows.py" />
            <source>as usual</source>
            <translation>как обычно</translation>
        </message>
        <message>
            <location filename="../docks/setting_rows.py" />
            <source>each</source>
            <translation>на каждый</translation>
        </message>
        <message>
            <location filename="../docks/setting_rows.py" />
            <source>A number for each case</source>
            <translation>Своё число на каждый случай</translation>
        </message>
        <message>
            <location filename="../docks/stamps.py" />
            <source>Stamps</source>
            <translation>Штампы</translation>
        </message>
        <message>
            <location filename="../docks/stamps.py" />
            <source>Click one, then click on the map</source>
            <translation>Выберите штамп и щёлкните по карте</translation>
        </message>
        <message>
            <location filename="../docks/stamps.py" />
            <source>Name of a new stamp</source>
            <translation>Имя нового штампа</translation>
        </message>
        <message>
            <location filename="../docks/stamps.py" />
            <source>Keep</source>
            <translation>Сохранить</translation>
        </message>
        <message>
            <location filename="../docks/stamps.py" />
            <source>Keep what is selected as a stamp, for all packs</source>
            <translation>Сохранить выделенное как штамп, для всех наборов</translation>
        </message>
        <message>
            <location filename="../docks/stamps.py" />
            <source>Turn the stamp left</source>
            <translation>Повернуть штамп влево</translation>
        </message>
        <message>
            <location filename="../docks/stamps.py" />
            <source>Turn the stamp right</source>
            <translation>Повернуть штамп вправо</translation>
        </message>
        <message>
            <location filename="../docks/stamps.py" />
            <source>Mirror the stamp</source>
            <translation>Отразить штамп</translation>
        </message>
        <message>
            <location filename="../docks/stamps.py" />
            <source>The stamps could not be saved: {reason}</source>
            <translation>Не удалось сохранить штампы: {reason}</translation>
        </message>
        <message>
            <location filename="../docks/terrains.py" />
            <source>This map has all that other maps of this game have.</source>
            <translation>На этой карте есть всё, что есть на других картах этой игры.</translation>
        </message>
        <message>
            <location filename="../forms/alternatives.py" />
            <source>another way</source>
            <translation>другой способ</translation>
        </message>
        <message>
            <location filename="../forms/alternatives.py" />
            <location filename="../forms/context.py" />
            <location filename="../forms/lists.py" />
            <location filename="../forms/sentence.py" />
            <location filename="../forms/steps.py" />
            <location filename="../forms/tables.py" />
            <source>Add to {name}</source>
            <translation>Добавить в «{name}»</translation>
        </message>
        <message>
            <location filename="../forms/alternatives.py" />
            <location filename="../forms/steps.py" />
            <source>Add a step</source>
            <translation>Добавить шаг</translation>
        </message>
        <message>
            <location filename="../forms/blocks.py" />
            <source>This cannot be read: write it as in the file, {example}</source>
            <translation>Это не читается: напишите как в файле, {example}</translation>
        </message>
        <message>
            <location filename="../forms/choices.py" />
            <source>{value} (default)</source>
            <translation>{value} (как обычно)</translation>
        </message>
        <message>
            <location filename="../forms/chooser.py" />
            <source>Pick it on the map</source>
            <translation>Выбрать на карте</translation>
        </message>
        <message>
            <location filename="../forms/chooser.py" />
            <source>Search</source>
            <translation>Поиск</translation>
        </message>
        <message>
            <location filename="../forms/chooser.py" />
            <source>What may be chosen</source>
            <translation>Что можно выбрать</translation>
        </message>
        <message>
            <location filename="../forms/context.py" />
            <source>Move in {name}</source>
            <translation>Переставить в «{name}»</translation>
        </message>
        <message>
            <location filename="../forms/context.py" />
            <source>Take {name} as below</source>
            <translation>Взять «{name}», как внизу</translation>
        </message>
        <message>
            <location filename="../forms/context.py" />
            <source>Delete from {name}</source>
            <translation>Удалить из «{name}»</translation>
        </message>
        <message>
            <location filename="../forms/context.py" />
            <source>spoken of here</source>
            <translation>названо здесь</translation>
        </message>
        <message>
            <location filename="../forms/control.py" />
            <source>Pick the place on the map</source>
            <translation>Указать место на карте</translation>
        </message>
        <message>
            <location filename="../forms/cooking.py" />
            <source>Begin with {name}</source>
            <translation>Начать с «{name}»</translation>
        </message>
        <message>
            <location filename="../forms/diagram.py" />
            <location filename="../pages/card_board.py" />
            <source>Paint {what}</source>
            <translation>Красить «{what}»</translation>
        </message>
        <message>
            <location filename="../forms/diagram.py" />
            <source>Click or drag to paint, with the right button for less. Arrow keys and Space do the same.</source>
            <translation>Щёлкните или протяните, чтобы закрасить; правой кнопкой — убавить. То же делают стрелки и пробел.</translation>
        </message>
        <message>
            <location filename="../forms/diagram.py" />
            <location filename="../forms/holes.py" />
            <location filename="../forms/lines.py" />
            <location filename="../forms/telling.py" />
            <location filename="../pages/counters.py" />
            <source>yes</source>
            <translation>да</translation>
        </message>
        <message>
            <location filename="../forms/diagram.py" />
            <source>Nothing</source>
            <translation>Ничего</translation>
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
            <translation>ничего</translation>
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
            <translation>имя</translation>
        </message>
        <message>
            <location filename="../forms/either.py" />
            <source>a word</source>
            <translation>слово</translation>
        </message>
        <message>
            <location filename="../forms/either.py" />
            <source>a table</source>
            <translation>таблица</translation>
        </message>
        <message>
            <location filename="../forms/either.py" />
            <location filename="../pages/counters.py" />
            <source>yes or no</source>
            <translation>да или нет</translation>
        </message>
        <message>
            <location filename="../forms/either.py" />
            <source>a list</source>
            <translation>список</translation>
        </message>
        <message>
            <location filename="../forms/either.py" />
            <source>with details</source>
            <translation>подробно</translation>
        </message>
        <message>
            <location filename="../forms/either.py" />
            <source>What {name} is</source>
            <translation>Что такое {name}</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Absent</source>
            <translation>Нет</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <location filename="../pages/cards_page.py" />
            <location filename="../pages/deck_view.py" />
            <location filename="../pages/gallery.py" />
            <location filename="../pages/welcome.py" />
            <source>All</source>
            <translation>Все</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Amount</source>
            <translation>Сколько</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Area</source>
            <translation>Место для карт</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Picture</source>
            <translation>Картинка</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Called</source>
            <translation>Называется</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Position</source>
            <translation>Положение</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>At least</source>
            <translation>Не меньше</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>At most</source>
            <translation>Не больше</translation>
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
            <translation>Картинка под картой</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Between</source>
            <translation>Между</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Broken on purpose</source>
            <translation>Нарушены намеренно</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Briefing</source>
            <translation>Вступление</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>By</source>
            <translation>На сколько</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Card</source>
            <translation>Карта</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>File of cards</source>
            <translation>Файл карт</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Carries</source>
            <translation>Переносит</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Cells</source>
            <translation>Клетки</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Rules</source>
            <translation>Правила</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Colour</source>
            <translation>Цвет</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Copies</source>
            <translation>Копий</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <location filename="../pages/set_up_sheet.py" />
            <location filename="../tools/numbers.py" />
            <source>How many</source>
            <translation>Сколько</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <location filename="../pages/counters.py" />
            <source>Counter</source>
            <translation>Счётчик</translation>
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
            <translation>Колоды</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Diagonals</source>
            <translation>Диагонали</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Does</source>
            <translation>Что делает</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <location filename="../pages/campaign_page.py" />
            <source>Otherwise</source>
            <translation>Иначе</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Every</source>
            <translation>Каждые</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Exactly</source>
            <translation>Ровно</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Excludes</source>
            <translation>Исключает</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Expected</source>
            <translation>Ожидается</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Face</source>
            <translation>Лицо</translation>
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
            <translation>Свободно</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>From</source>
            <translation>Откуда</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Hidden</source>
            <translation>Скрыто</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>If</source>
            <translation>Если</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Image</source>
            <translation>Картинка</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Includes</source>
            <translation>Включает</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Is</source>
            <translation>Равно</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Kind</source>
            <translation>Вид</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Words for its values</source>
            <translation>Слова для значений</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <location filename="../pages/texts_page.py" />
            <source>Language</source>
            <translation>Язык</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Languages</source>
            <translation>Языки</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Letter</source>
            <translation>Буква</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>License</source>
            <translation>Лицензия</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>File of the map</source>
            <translation>Файл карты</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <location filename="../pages/counters.py" />
            <source>Mark</source>
            <translation>Метка</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <location filename="../tools/palette.py" />
            <source>Marks</source>
            <translation>Метки</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Highest</source>
            <translation>Наибольшее</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Lowest</source>
            <translation>Наименьшее</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>File of the mission</source>
            <translation>Файл задания</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Missions</source>
            <translation>Миссии</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Other ways to play it</source>
            <translation>Другие способы сыграть</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <location filename="../play/move_list.py" />
            <source>Moves</source>
            <translation>Ходы</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Needs</source>
            <translation>Требует</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Not</source>
            <translation>Не</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Objectives</source>
            <translation>Цели</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Of</source>
            <translation>Чего</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Offset</source>
            <translation>Сдвиг рядов</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <location filename="../forms/stories.py" />
            <location filename="../forms/story_lines.py" />
            <location filename="../pages/beginning.py" />
            <source>When</source>
            <translation>Когда</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Only once</source>
            <translation>Только раз</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <location filename="../pages/map_side.py" />
            <source>One way</source>
            <translation>В одну сторону</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Opacity</source>
            <translation>Непрозрачность</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Options</source>
            <translation>Параметры</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Orientation</source>
            <translation>Ориентация</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Origin</source>
            <translation>Происхождение</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Owner</source>
            <translation>Владелец</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Parts</source>
            <translation>Части</translation>
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
            <translation>Фигура</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Place</source>
            <translation>Место</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Played</source>
            <translation>Сыграно</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Played in</source>
            <translation>Играется в</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Properties</source>
            <translation>Свойства</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Region</source>
            <translation>Область</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Replaces</source>
            <translation>Заменяет</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Result</source>
            <translation>Итог</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Results</source>
            <translation>Исходы</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Standing rules</source>
            <translation>Постоянные правила</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>File of rulings</source>
            <translation>Файл решений</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Scale</source>
            <translation>Масштаб</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Seat</source>
            <translation>Игрок</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Seed</source>
            <translation>Начальное число</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <location filename="../play/side.py" />
            <source>Seen by</source>
            <translation>Смотрит</translation>
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
            <translation>Начало</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Steps</source>
            <translation>Шаги</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Summary</source>
            <translation>Описание</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Played on</source>
            <translation>На что играется</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Targets</source>
            <translation>Задания</translation>
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
            <translation>Приносит</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Times</source>
            <translation>Раз</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>To</source>
            <translation>Куда</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Track</source>
            <translation>Счётчик</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Tracks</source>
            <translation>Счётчики</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Triggers</source>
            <translation>Срабатывания</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Type</source>
            <translation>Тип</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Builds on</source>
            <translation>Основан на</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Variants</source>
            <translation>Варианты правил</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Ways</source>
            <translation>Варианты</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Who</source>
            <translation>Кто</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Winner</source>
            <translation>Победитель</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Within</source>
            <translation>Не дальше</translation>
        </message>
        <message>
            <location filename="../forms/fields.py" />
            <source>Wounds</source>
            <translation>Раны</translation>
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
            <translation>Разъяснения</translation>
        </message>
        <message>
            <location filename="../forms/holes.py" />
            <source>which counter?</source>
            <translation>какой счётчик?</translation>
        </message>
        <message>
            <location filename="../forms/holes.py" />
            <source>which mark?</source>
            <translation>какая метка?</translation>
        </message>
        <message>
            <location filename="../forms/holes.py" />
            <source>which ending?</source>
            <translation>какой исход?</translation>
        </message>
        <message>
            <location filename="../forms/holes.py" />
            <source>which tag?</source>
            <translation>какая метка места?</translation>
        </message>
        <message>
            <location filename="../forms/holes.py" />
            <source>which region?</source>
            <translation>какая область?</translation>
        </message>
        <message>
            <location filename="../forms/holes.py" />
            <source>which side?</source>
            <translation>какая сторона?</translation>
        </message>
        <message>
            <location filename="../forms/holes.py" />
            <source>which words?</source>
            <translation>какие слова?</translation>
        </message>
        <message>
            <location filename="../forms/holes.py" />
            <source>Leave this out</source>
            <translation>Убрать это</translation>
        </message>
        <message>
            <location filename="../forms/holes.py" />
            <location filename="../forms/lines.py" />
            <location filename="../forms/telling.py" />
            <location filename="../pages/counters.py" />
            <source>no</source>
            <translation>нет</translation>
        </message>
        <message>
            <location filename="../forms/holes.py" />
            <source>Spoken of here</source>
            <translation>О чём здесь речь</translation>
        </message>
        <message>
            <location filename="../forms/holes.py" />
            <source>In this pack</source>
            <translation>В этом наборе</translation>
        </message>
        <message>
            <location filename="../forms/lines.py" />
            <source>Write a number in digits.</source>
            <translation>Напишите число цифрами.</translation>
        </message>
        <message>
            <location filename="../forms/lines.py" />
            <source>This cannot be read. Write it like “{example}”.</source>
            <translation>Это не удаётся прочесть. Пишется так, как «{example}».</translation>
        </message>
        <message>
            <location filename="../forms/lines.py" />
            <source>Write a whole number.</source>
            <translation>Напишите целое число.</translation>
        </message>
        <message>
            <location filename="../forms/lines.py" />
            <source>It should be at least {least}.</source>
            <translation>Должно быть не меньше {least}.</translation>
        </message>
        <message>
            <location filename="../forms/lines.py" />
            <source>It should be at most {most}.</source>
            <translation>Должно быть не больше {most}.</translation>
        </message>
        <message>
            <location filename="../forms/lines.py" />
            <source>Write two numbers with a comma between: 12, 30</source>
            <translation>Напишите два числа через запятую: 12, 30</translation>
        </message>
        <message numerus="yes">
            <location filename="../forms/lists.py" />
            <source>%n removed here</source>
            <translation>
                <numerusform>%n удалена здесь</numerusform>
                <numerusform>%n удалены здесь</numerusform>
                <numerusform>%n удалено здесь</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../forms/lists.py" />
            <source>Bring back {name}</source>
            <translation>Вернуть «{name}»</translation>
        </message>
        <message>
            <location filename="../forms/localized.py" />
            <source>Language of {name}</source>
            <translation>Язык поля {name}</translation>
        </message>
        <message>
            <location filename="../forms/localized.py" />
            <source>The language that is shown here</source>
            <translation>Язык, который здесь показан</translation>
        </message>
        <message>
            <location filename="../forms/names.py" />
            <source>This needs {what}.</source>
            <translation>Сюда подходит {what}.</translation>
        </message>
        <message>
            <location filename="../forms/names.py" />
            <source>There is no {name} here.</source>
            <translation>Здесь нет {name}.</translation>
        </message>
        <message>
            <location filename="../forms/offers.py" />
            <source>All of them</source>
            <translation>Все</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>alert, alarm, siren, warning, raise</source>
            <translation>тревог, сигнализац, сирен, предупрежд, растёт, растет</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>put, appear, spawn, arrive, reinforcement, bring, new piece</source>
            <translation>теперь здесь, приходит, появ, поставить, прибы, подкреплен, новая фигура, призв, возник</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>the game ends, win, victory, lose, defeat, game over, goal, finish</source>
            <translation>игра кончается, побед, выигр, пораж, проигр, конец игры, цель, финал</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>breach, the way between, link, way, door, wall, gate, window, border, obstacle, barrier</source>
            <translation>проход, прорез, пути, путём, путь, преград, двер, стен, ворот, окн, калитк, барьер, препятств</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>link, way, cut, road, path, bridge, rope, connect, join, block, close</source>
            <translation>путём, пути, путь, дорог, мост, верёвк, веревк, троп, соедин, перереж, закры</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>off the map, is down, kill, killed, remove, die, dead, death, eliminate, destroy, defeated</source>
            <translation>уходит с карты, не на ногах, погиба, убить, убив, убит, убра, смерт, умер, умир, уничтож, побежд</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>put, move, go, walk, teleport, send, jump, place</source>
            <translation>теперь здесь, идёт, перемест, двиг, ходит, телепорт, перенес, прыж, сдвиг, переход</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>light, lamp, dark, candle, burn, lantern, torch, shadow, night</source>
            <translation>свет, осветите, ламп, темн, свеч, горит, фонар, тень, ночь, погас</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>noise, have heard, hear, listen, quiet, silent, sound, loud</source>
            <translation>шум, услыш, слыш, слуша, шуми, тихо, тишин, бесшум, звук, громк</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>at the end of, later, wait, delay, timer, after, countdown</source>
            <translation>в конце этого, позже, потом, подожд, ждать, ожидан, задерж, таймер, отсчёт, отсчет</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>chance picks, chance, random, dice, die roll, roll, luck</source>
            <translation>случай выбирает, случа, кубик, кост, бросок, жреб, удач, шанс</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>say, message, text, tell, speak, announce, story</source>
            <translation>скажите, сообщ, текст, сказать, говор, объяв, рассказ</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>raise, set, the number of, counter, score, points, count, add, increase, track</source>
            <translation>растёт, теперь, число, счётчик, счетчик, очк, балл, счёт, счет, прибав, увелич, шкал</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>the game begins, begin, start, beginning, set-up</source>
            <translation>начинается игра, начал, начин, старт</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>round, turn, time, every round</source>
            <translation>раунд, ход, круг, время</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>entered, moved to, come to, enter, reach, arrive, step on, comes, visit</source>
            <translation>входит, приходит, войти, вход, вош, дойти, достиг, наступ, прибыв</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>left the board, leave, exit, escape, flee, run away, get out</source>
            <translation>уходит с поля, уход, уйти, выход, выйти, побег, сбеж, бежать, спас</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>has taken, takes, carries, take, steal, pick up, loot, grab, treasure, document, item</source>
            <translation>взяла, берёт, несёт, взять, украс, краж, подобр, поднять, добыч, сокровищ, документ, предмет</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>seen, caught, shown, see, spot, catch, discover, found, detected, notice</source>
            <translation>видит, поймана, увиде, замет, поймать, пойман, обнаруж, найден, камер</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>not true, not, unless, except, opposite</source>
            <translation>неверно, не так, кроме, наоборот, отрица, если не</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>either, or, one of</source>
            <translation>или, либо, одно из</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>for all, each, every, repeat, loop</source>
            <translation>для всех, каждый, каждого, каждой, повтор, цикл, все по</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>chooses, choose, ask, decide, question, choice, option</source>
            <translation>выбирает, выбрать, выбор, спрос, вопрос, реш</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>wound, hit, hurt, damage, injury, health, life</source>
            <translation>рану, ранена, ранит, ранен, удар, урон, повреж, боль, травм, жизн, здоров</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>heal, cure, recover, bind, medicine</source>
            <translation>залечивает, леч, исцел, вылеч, лекар, выздор</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>asleep, wake, sleep, awake</source>
            <translation>спят, разбудите, просып, засып, сон, спать, разбуд</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>misses the next move, miss, skip, freeze, lose a turn</source>
            <translation>пропускает следующий, пропус, замор, замри, потер</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>once more, again, extra move, twice, bonus</source>
            <translation>ходит ещё раз, ещё раз, еще раз, снова, дополнит, дважды, бонус</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>lay, mark, token, sign, footprint, put down</source>
            <translation>положите, жетон, метк, знак, отмет, след, пометить</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>cancel, stop, prevent, forbid, undo</source>
            <translation>отмените, отмен, останов, прекрат, запрет, помеша</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>from now on, remember, variable, name, keep</source>
            <translation>с этого времени, запомн, перемен, имя, назв, сохран</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>generator, switch, power, electricity, current</source>
            <translation>генератор, отключите, включ, выключ, электр, ток, питан, рубильник</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>guard, unit, sentry, patrol, watchman, soldier</source>
            <translation>страж, охран, дозор, часов, патрул, солдат, сторож</translation>
        </message>
        <message>
            <location filename="../forms/other_words.py" />
            <source>card, draw, hand, deck, discard</source>
            <translation>карту, карты, карта, колод, взять карту, рук, сброс</translation>
        </message>
        <message>
            <location filename="../forms/parts.py" />
            <location filename="../forms/rows.py" />
            <source>Change here</source>
            <translation>Изменить здесь</translation>
        </message>
        <message>
            <location filename="../forms/parts.py" />
            <source>More…</source>
            <translation>Ещё…</translation>
        </message>
        <message>
            <location filename="../forms/parts.py" />
            <source>Add a field</source>
            <translation>Добавить поле</translation>
        </message>
        <message>
            <location filename="../forms/parts.py" />
            <location filename="../forms/steps.py" />
            <source>It holds.</source>
            <translation>Верно.</translation>
        </message>
        <message>
            <location filename="../forms/rows.py" />
            <source>Drag it to another place (Alt+Up, Alt+Down)</source>
            <translation>Перетащите на другое место (Alt+Вверх, Alt+Вниз)</translation>
        </message>
        <message>
            <location filename="../forms/rows.py" />
            <location filename="../forms/steps.py" />
            <source>What can be done with this entry</source>
            <translation>Что можно сделать с этой записью</translation>
        </message>
        <message>
            <location filename="../forms/rows.py" />
            <source>Duplicate</source>
            <translation>Копировать</translation>
        </message>
        <message>
            <location filename="../forms/rows.py" />
            <source>Move up</source>
            <translation>Выше</translation>
        </message>
        <message>
            <location filename="../forms/rows.py" />
            <source>Move down</source>
            <translation>Ниже</translation>
        </message>
        <message>
            <location filename="../forms/rows.py" />
            <location filename="../operations.py" />
            <source>Delete</source>
            <translation>Удалить</translation>
        </message>
        <message>
            <location filename="../forms/sentence.py" />
            <source>Say something else than: {words}</source>
            <translation>Сказать другое вместо: {words}</translation>
        </message>
        <message>
            <location filename="../forms/sentence.py" />
            <source>Say more</source>
            <translation>Добавить подробность</translation>
        </message>
        <message>
            <location filename="../forms/sentence.py" />
            <location filename="../pages/workshop.py" />
            <location filename="../tools/palette.py" />
            <source>{what}: no</source>
            <translation>{what}: нет</translation>
        </message>
        <message>
            <location filename="../forms/sentence.py" />
            <source>What else?</source>
            <translation>Что другое?</translation>
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
            <translation>и</translation>
        </message>
        <message>
            <location filename="../forms/sentence.py" />
            <location filename="../forms/steps.py" />
            <source>one more</source>
            <translation>ещё</translation>
        </message>
        <message>
            <location filename="../forms/steps.py" />
            <source>Drag it to another place (Alt+Up, Alt+Down). A click shows what can be done with it.</source>
            <translation>Перетащите на другое место (Alt+Вверх, Alt+Вниз). Щелчок покажет, что с этим можно сделать.</translation>
        </message>
        <message>
            <location filename="../forms/steps.py" />
            <source>What should happen?</source>
            <translation>Что должно произойти?</translation>
        </message>
        <message>
            <location filename="../forms/steps.py" />
            <source>What must be so?</source>
            <translation>Что должно быть так?</translation>
        </message>
        <message>
            <location filename="../forms/steps.py" />
            <source>nothing: whenever it happens</source>
            <translation>ничего: всякий раз, как это случится</translation>
        </message>
        <message>
            <location filename="../forms/steps.py" />
            <source>Drop a step here</source>
            <translation>Положите шаг сюда</translation>
        </message>
        <message>
            <location filename="../forms/steps.py" />
            <source>Recipes to begin with</source>
            <translation>Рецепты для начала</translation>
        </message>
        <message>
            <location filename="../forms/steps.py" />
            <source>something else</source>
            <translation>ещё условие</translation>
        </message>
        <message>
            <location filename="../forms/steps.py" />
            <source>a condition</source>
            <translation>условие</translation>
        </message>
        <message>
            <location filename="../forms/steps.py" />
            <source>a step</source>
            <translation>шаг</translation>
        </message>
        <message>
            <location filename="../forms/stories.py" />
            <source>A new goal</source>
            <translation>Новая цель</translation>
        </message>
        <message>
            <location filename="../forms/stories.py" />
            <location filename="../pages/beginning.py" />
            <source>if</source>
            <translation>если</translation>
        </message>
        <message>
            <location filename="../forms/stories.py" />
            <location filename="../pages/card_tabs.py" />
            <location filename="../pages/trial.py" />
            <source>Try it</source>
            <translation>Попробовать</translation>
        </message>
        <message>
            <location filename="../forms/stories.py" />
            <source>Look for a game in which it happens, and play on from just before</source>
            <translation>Найти партию, где это происходит, и играть с момента перед этим</translation>
        </message>
        <message>
            <location filename="../forms/stories.py" />
            <source>The name, {name}</source>
            <translation>Название «{name}»</translation>
        </message>
        <message>
            <location filename="../forms/stories.py" />
            <source>New goal</source>
            <translation>Новая цель</translation>
        </message>
        <message>
            <location filename="../forms/stories.py" />
            <source>New story</source>
            <translation>Новая история</translation>
        </message>
        <message>
            <location filename="../forms/stories.py" />
            <source>brings</source>
            <translation>приносит</translation>
        </message>
        <message>
            <location filename="../forms/stories.py" />
            <source>how often</source>
            <translation>как часто</translation>
        </message>
        <message numerus="yes">
            <location filename="../forms/stories.py" />
            <source>%n to mend</source>
            <translation>
                <numerusform>%n исправить</numerusform>
                <numerusform>%n исправить</numerusform>
                <numerusform>%n исправить</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../forms/stories.py" />
            <source>your change</source>
            <translation>изменено здесь</translation>
        </message>
        <message>
            <location filename="../forms/stories.py" />
            <location filename="../pages/gallery.py" />
            <location filename="../pages/tiles.py" />
            <source>yours</source>
            <translation>своё</translation>
        </message>
        <message>
            <location filename="../forms/stories.py" />
            <source>as below</source>
            <translation>как в основе</translation>
        </message>
        <message>
            <location filename="../forms/story_lines.py" />
            <source>When does it happen?</source>
            <translation>Когда это происходит?</translation>
        </message>
        <message>
            <location filename="../forms/story_lines.py" />
            <source>points</source>
            <translation>очки</translation>
        </message>
        <message>
            <location filename="../forms/story_lines.py" />
            <source>{side} {side:wins|win}</source>
            <translation>{side}: победа</translation>
        </message>
        <message>
            <location filename="../forms/story_lines.py" />
            <source>{side} {side:loses|lose}</source>
            <translation>{side}: поражение</translation>
        </message>
        <message>
            <location filename="../forms/story_lines.py" />
            <source>whenever the game checks goals</source>
            <translation>всякий раз, когда игра проверяет цели</translation>
        </message>
        <message>
            <location filename="../forms/story_lines.py" />
            <source>what happens?</source>
            <translation>что происходит?</translation>
        </message>
        <message>
            <location filename="../forms/story_lines.py" />
            <source>the game checks goals</source>
            <translation>игра проверяет цели</translation>
        </message>
        <message>
            <location filename="../forms/story_lines.py" />
            <source>the game is won</source>
            <translation>партия выиграна</translation>
        </message>
        <message>
            <location filename="../forms/story_lines.py" />
            <source>the game is lost</source>
            <translation>партия проиграна</translation>
        </message>
        <message>
            <location filename="../forms/story_lines.py" />
            <source>a draw</source>
            <translation>ничья</translation>
        </message>
        <message>
            <location filename="../forms/story_lines.py" />
            <source>every time</source>
            <translation>каждый раз</translation>
        </message>
        <message>
            <location filename="../forms/story_lines.py" />
            <source>once a game</source>
            <translation>раз за партию</translation>
        </message>
        <message>
            <location filename="../forms/tables.py" />
            <source>Name in {name}</source>
            <translation>Имя в «{name}»</translation>
        </message>
        <message>
            <location filename="../forms/tables.py" />
            <source>Delete {name}</source>
            <translation>Удалить {name}</translation>
        </message>
        <message>
            <location filename="../forms/telling.py" />
            <source>Story {number}</source>
            <translation>История {number}</translation>
        </message>
        <message>
            <location filename="../forms/writing.py" />
            <source>Ctrl+Enter takes it, Esc leaves it as it was.</source>
            <translation>Ctrl+Enter — принять, Esc — оставить как было.</translation>
        </message>
        <message>
            <location filename="../frame.py" />
            <source>Begin something new</source>
            <translation>Начать новое</translation>
        </message>
        <message>
            <location filename="../frame.py" />
            <location filename="../pages/tiles.py" />
            <source>Share</source>
            <translation>Поделиться</translation>
        </message>
        <message>
            <location filename="../io/briefing.py" />
            <source>begins at {start}, at most {most}</source>
            <translation>в начале {start}, не больше {most}</translation>
        </message>
        <message>
            <location filename="../io/briefing.py" />
            <source>made with Uguisu</source>
            <translation>сделано в Uguisu</translation>
        </message>
        <message>
            <location filename="../io/briefing.py" />
            <source>In this mission</source>
            <translation>В этой миссии</translation>
        </message>
        <message>
            <location filename="../io/briefing.py" />
            <source>Who wins</source>
            <translation>Кто побеждает</translation>
        </message>
        <message>
            <location filename="../io/briefing.py" />
            <source>What is put down</source>
            <translation>Что выставляется</translation>
        </message>
        <message>
            <location filename="../io/painting.py" />
            <source>a picture of {wide} by {high} pixels does not fit into memory</source>
            <translation>картинка {wide} на {high} пикселей не помещается в память</translation>
        </message>
        <message>
            <location filename="../jobs.py" />
            <source>The work ended before there was an answer.</source>
            <translation>Работа прервалась, ответа нет.</translation>
        </message>
        <message>
            <location filename="../jobs.py" />
            <source>This took too long, and was stopped.</source>
            <translation>Это длилось слишком долго и остановлено.</translation>
        </message>
        <message>
            <location filename="../jobs.py" />
            <source>The pack has problems: mend these first.</source>
            <translation>В наборе есть проблемы: сначала исправьте их.</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/kind.py" />
            <source>Places and links (or zones)</source>
            <translation>Места и пути (или зоны)</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/tools.py" />
            <source>Click to set a place, on a link to split it; Shift+click joins it to the previous one by a link of the chosen kind.</source>
            <translation>Щёлкните, чтобы поставить место; на связи — чтобы разделить её; Shift+щелчок соединяет его с предыдущим связью выбранного вида.</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/tools.py" />
            <source>New zone</source>
            <translation>Новая зона</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/tools.py" />
            <source>Click the corners of a zone. Enter, or a click on the first, closes it; Backspace goes back.</source>
            <translation>Щёлкайте по углам зоны. Enter или щелчок по первому углу замыкает её, Backspace убирает последний.</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/tools.py" />
            <source>New rectangular zone</source>
            <translation>Новая прямоугольная зона</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/tools.py" />
            <source>Drag a rectangle: a zone. Its sides fall on those of zones nearby; with Ctrl they do not.</source>
            <translation>Протяните прямоугольник — это зона. Её стороны лягут на стороны соседних зон; с Ctrl — нет.</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/tools.py" />
            <source>Connect</source>
            <translation>Соединить</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/tools.py" />
            <source>Drag from place to place to join them. Click a link to give it the chosen kind.</source>
            <translation>Тяните от места к месту, чтобы соединить их. Щёлкните связь, чтобы дать ей выбранный вид.</translation>
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
            <translation>Ластик</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/tools.py" />
            <location filename="../map_kinds/grid/tools.py" />
            <source>Rub out</source>
            <translation>Стереть</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/tools.py" />
            <source>Click or drag over places and links to delete them.</source>
            <translation>Щёлкайте или ведите по местам и связям, чтобы удалить их.</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/tools.py" />
            <source>{kind} from {one}: let go on another place</source>
            <translation>{kind}, начало — {one}: отпустите на другом месте</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/zone_tools.py" />
            <source>Cut a zone in two</source>
            <translation>Разрезать зону надвое</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/zone_tools.py" />
            <source>Cut</source>
            <translation>Разрезать</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/zone_tools.py" />
            <source>Draw a line across a zone, or click two of its sides: it becomes two zones, joined along the line.</source>
            <translation>Проведите черту поперёк зоны или щёлкните две её стороны: она станет двумя зонами с общей границей вдоль черты.</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/zone_tools.py" />
            <source>Make two zones one</source>
            <translation>Сделать из двух зон одну</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/zone_tools.py" />
            <source>Join</source>
            <translation>Соединить</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/zone_tools.py" />
            <source>Drag from a zone to its neighbour, or click both: they become one, called as the first.</source>
            <translation>Протяните от зоны к её соседке или щёлкните обе: они станут одной, с именем первой.</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/zone_tools.py" />
            <source>{name} is cut in two here</source>
            <translation>{name}: разрезать надвое здесь</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/zone_tools.py" />
            <source>{other} becomes part of {one}</source>
            <translation>{other} станет частью зоны {one}</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/zone_tools.py" />
            <source>Draw the line across a zone, from one of its sides to another.</source>
            <translation>Проведите черту поперёк зоны, от одной её стороны до другой.</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/zone_tools.py" />
            <source>{what} in both parts</source>
            <translation>{what} — в обеих частях</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/zone_tools.py" />
            <source>{what} in one part only</source>
            <translation>{what} — только в одной части</translation>
        </message>
        <message>
            <location filename="../map_kinds/graph/zone_tools.py" />
            <source>{one} and {other} cannot become one: they have no border, or another zone lies between them.</source>
            <translation>{one} и {other} не могут стать одной зоной: у них нет общей границы или между ними лежит ещё одна зона.</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/edge_tool.py" />
            <source>Border brush</source>
            <translation>Кисть границ</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/edge_tool.py" />
            <source>Drag along edges to draw walls, doors and the like; Shift clears. Right-click picks.</source>
            <translation>Ведите вдоль сторон, чтобы рисовать стены, двери и прочее; Shift стирает. Правая кнопка берёт образец.</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/kind.py" />
            <source>Squares</source>
            <translation>Клетки</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/kind.py" />
            <source>Hexes</source>
            <translation>Шестиугольники</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/room_tool.py" />
            <source>Room</source>
            <translation>Комната</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/room_tool.py" />
            <source>Drag from corner to corner: a wall of the chosen kind goes round. Shift takes walls away.</source>
            <translation>Протяните из угла в угол: вокруг встанет стена выбранного вида. Shift убирает стены.</translation>
        </message>
        <message numerus="yes">
            <location filename="../map_kinds/grid/room_tool.py" />
            <source>A room of {wide} × {high}, %n wall(s)</source>
            <translation>
                <numerusform>Комната {wide} × {high}, %n стена</numerusform>
                <numerusform>Комната {wide} × {high}, %n стены</numerusform>
                <numerusform>Комната {wide} × {high}, %n стен</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/room_tool.py" />
            <source>Take walls away</source>
            <translation>Убрать стены</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/room_tool.py" />
            <source>Nobody can walk in: make one wall a door</source>
            <translation>Внутрь никто не войдёт: одну стену надо сделать дверью</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/tools.py" />
            <source>Terrain brush</source>
            <translation>Кисть местности</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/tools.py" />
            <source>Drag to draw terrain. Right-click picks what is there. [ and ] change the size.</source>
            <translation>Ведите, чтобы рисовать местность. Правая кнопка берёт образец. [ и ] меняют размер.</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/tools.py" />
            <source>Drag to make the ground plain again; plain ground goes off the map. Walls stay.</source>
            <translation>Ведите, чтобы земля снова стала простой; простая уходит с карты. Стены остаются.</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/tools.py" />
            <source>Fill</source>
            <translation>Заливка</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/tools.py" />
            <source>Click to fill all connected cells of the same terrain with the chosen one.</source>
            <translation>Щёлкните, чтобы дать новую местность всем смежным ячейкам той же местности.</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/tools.py" />
            <source>Rectangle</source>
            <translation>Прямоугольник</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/tools.py" />
            <source>Box</source>
            <translation>Прямоугольник</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/tools.py" />
            <source>Drag from corner to corner to fill a rectangle with terrain.</source>
            <translation>Тяните от угла к углу, чтобы залить прямоугольник местностью.</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/tools.py" />
            <source>Ring</source>
            <translation>Кольцо</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/tools.py" />
            <source>Drag from the middle outwards: a ring of terrain as wide as you drag, about the first cell.</source>
            <translation>Тяните от середины наружу: вокруг первой клетки появится кольцо местности такой же ширины.</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/tools.py" />
            <source>Line</source>
            <translation>Линия</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/tools.py" />
            <source>Drag to draw a straight line of terrain.</source>
            <translation>Тяните, чтобы провести прямую линию местности.</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/tools.py" />
            <source>Drag along walls to take them away; the ground stays.</source>
            <translation>Ведите вдоль стен, чтобы убрать их; земля остаётся.</translation>
        </message>
        <message>
            <location filename="../map_kinds/grid/tools.py" />
            <source>Walls stand here: rub them out where walls are drawn, then the ground.</source>
            <translation>Здесь стоят стены: сотрите их там, где рисуются стены, потом землю.</translation>
        </message>
        <message>
            <location filename="../menus.py" />
            <source>&amp;File</source>
            <translation>&amp;Файл</translation>
        </message>
        <message>
            <location filename="../menus.py" />
            <source>&amp;Edit</source>
            <translation>&amp;Правка</translation>
        </message>
        <message>
            <location filename="../menus.py" />
            <source>&amp;View</source>
            <translation>&amp;Вид</translation>
        </message>
        <message>
            <location filename="../menus.py" />
            <source>&amp;Pages</source>
            <translation>&amp;Страницы</translation>
        </message>
        <message>
            <location filename="../menus.py" />
            <source>&amp;Docks</source>
            <translation>Па&amp;нели</translation>
        </message>
        <message>
            <location filename="../menus.py" />
            <source>&amp;Theme</source>
            <translation>&amp;Тема</translation>
        </message>
        <message>
            <location filename="../menus.py" />
            <source>&amp;Language</source>
            <translation>&amp;Язык</translation>
        </message>
        <message>
            <location filename="../menus.py" />
            <source>&amp;Map</source>
            <translation>&amp;Карта</translation>
        </message>
        <message>
            <location filename="../menus.py" />
            <source>&amp;Arrange</source>
            <translation>&amp;Выровнять</translation>
        </message>
        <message>
            <location filename="../menus.py" />
            <source>&amp;Tools</source>
            <translation>&amp;Инструменты</translation>
        </message>
        <message>
            <location filename="../menus.py" />
            <source>&amp;Play</source>
            <translation>И&amp;гра</translation>
        </message>
        <message>
            <location filename="../menus.py" />
            <source>&amp;Help</source>
            <translation>&amp;Справка</translation>
        </message>
        <message>
            <location filename="../model/campaign.py" />
            <location filename="../model/copying.py" />
            <source>{name} cannot be read. Fix it first.</source>
            <translation>{name} не читается. Сначала исправьте его.</translation>
        </message>
        <message>
            <location filename="../model/campaign.py" />
            <source>A campaign needs a mission at least.</source>
            <translation>Кампании нужна хотя бы одна миссия.</translation>
        </message>
        <message>
            <location filename="../model/copying.py" />
            <source>{folder} already exists and is not empty. Choose another title or folder.</source>
            <translation>{folder} уже есть и не пуста. Выберите другое название или другую папку.</translation>
        </message>
        <message>
            <location filename="../model/copying.py" />
            <location filename="../model/templates.py" />
            <source>{name} could not be copied: {reason}</source>
            <translation>{name} не удалось скопировать: {reason}</translation>
        </message>
        <message>
            <location filename="../model/copying.py" />
            <source>{folder} cannot be created: {reason}</source>
            <translation>{folder} не создаётся: {reason}</translation>
        </message>
        <message>
            <location filename="../model/document.py" />
            <source>{name} is a zip: unpack it, then open its folder.</source>
            <translation>{name} — архив zip: распакуйте его и откройте его папку.</translation>
        </message>
        <message>
            <location filename="../model/document.py" />
            <location filename="../model/unpacking.py" />
            <source>There is no {file} in {folder}, so it is not a pack.</source>
            <translation>В {folder} нет файла {file}: это не набор.</translation>
        </message>
        <message>
            <location filename="../model/document.py" />
            <source>There is already such a file.</source>
            <translation>Такой файл уже есть.</translation>
        </message>
        <message>
            <location filename="../model/document.py" />
            <location filename="../pages/banner.py" />
            <source>{name} cannot be read: {reason}</source>
            <translation>{name} не читается: {reason}</translation>
        </message>
        <message>
            <location filename="../model/lots.py" />
            <source>Chance decides which of these is which, so they stay together. Make it one, or put down another.</source>
            <translation>Случай решает, который из них какой, поэтому они остаются вместе. Оставьте один или поставьте ещё один отдельно.</translation>
        </message>
        <message>
            <location filename="../model/place_names.py" />
            <source>Old Well</source>
            <translation>Старый колодец</translation>
        </message>
        <message>
            <location filename="../model/place_names.py" />
            <source>Plum Court</source>
            <translation>Сливовый двор</translation>
        </message>
        <message>
            <location filename="../model/place_names.py" />
            <source>Willow Bank</source>
            <translation>Ивовый берег</translation>
        </message>
        <message>
            <location filename="../model/place_names.py" />
            <source>Moss Garden</source>
            <translation>Сад мхов</translation>
        </message>
        <message>
            <location filename="../model/place_names.py" />
            <source>Stone Steps</source>
            <translation>Каменные ступени</translation>
        </message>
        <message>
            <location filename="../model/place_names.py" />
            <source>Cedar Door</source>
            <translation>Кедровая дверь</translation>
        </message>
        <message>
            <location filename="../model/place_names.py" />
            <source>Quiet Pond</source>
            <translation>Тихий пруд</translation>
        </message>
        <message>
            <location filename="../model/place_names.py" />
            <source>Herb Garden</source>
            <translation>Травяной сад</translation>
        </message>
        <message>
            <location filename="../model/place_names.py" />
            <source>Mill Lane</source>
            <translation>Мельничный переулок</translation>
        </message>
        <message>
            <location filename="../model/place_names.py" />
            <source>Fox Hollow</source>
            <translation>Лисья лощина</translation>
        </message>
        <message>
            <location filename="../model/place_names.py" />
            <source>Long Meadow</source>
            <translation>Длинный луг</translation>
        </message>
        <message>
            <location filename="../model/place_names.py" />
            <source>Low Gate</source>
            <translation>Нижние ворота</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>Yes</source>
            <translation>Да</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>No</source>
            <translation>Нет</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>An alarm that counts</source>
            <translation>Тревога, которая считает</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>When a piece comes to a place, an alarm rises; when it is full, the other side wins.</source>
            <translation>Когда фигура приходит на место, тревога растёт; когда она полна, побеждает другая сторона.</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>Reach two places</source>
            <translation>Побывать в двух местах</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>A side wins when it has been at both.</source>
            <translation>Сторона побеждает, побывав в обоих.</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>A countdown</source>
            <translation>Обратный отсчёт</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>After six rounds it is too late, and the other side wins.</source>
            <translation>После шести раундов уже поздно, и побеждает другая сторона.</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>A door that opens</source>
            <translation>Дверь, которая открывается</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>When a piece comes to a place, a way opens elsewhere.</source>
            <translation>Когда фигура приходит на место, в другом открывается путь.</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>Reinforcements in round 5</source>
            <translation>Подкрепление в раунде 5</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>One more piece comes onto the map.</source>
            <translation>На карту выходит ещё одна фигура.</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>A question to a player</source>
            <translation>Вопрос игроку</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>A player chooses, and something comes of it.</source>
            <translation>Игрок выбирает, и из этого что-то выходит.</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>Words at the beginning</source>
            <translation>Слова в начале</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>All players are told something before the first move.</source>
            <translation>Всем игрокам что-то говорят перед первым ходом.</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>Alarm</source>
            <translation>Тревога</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>The alarm has woken everybody</source>
            <translation>Тревога разбудила всех</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>Places reached</source>
            <translation>Мест достигнуто</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>Both places have been reached</source>
            <translation>Оба места достигнуты</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>Helper</source>
            <translation>Помощник</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>It is too late</source>
            <translation>Слишком поздно</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>The alarm is raised.</source>
            <translation>Тревога растёт.</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>A door opens.</source>
            <translation>Открывается дверь.</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>Help arrives.</source>
            <translation>Прибывает помощь.</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>Will you?</source>
            <translation>Согласны?</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>The night is quiet.</source>
            <translation>Ночь тиха.</translation>
        </message>
        <message>
            <location filename="../model/recipes.py" />
            <source>So be it.</source>
            <translation>Да будет так.</translation>
        </message>
        <message>
            <location filename="../model/templates.py" />
            <source>{name} cannot be written: {reason}</source>
            <translation>{name} не записывается: {reason}</translation>
        </message>
        <message>
            <location filename="../model/unpacking.py" />
            <source>{name} cannot be unpacked: {reason}</source>
            <translation>{name} не распаковывается: {reason}</translation>
        </message>
        <message>
            <location filename="../operations.py" />
            <source>Rename {old} to {new}</source>
            <translation>Переименовать {old} в {new}</translation>
        </message>
        <message>
            <location filename="../operations.py" />
            <source>Link neighbours</source>
            <translation>Связать соседей</translation>
        </message>
        <message numerus="yes">
            <location filename="../operations.py" />
            <source>%n link(s) made.</source>
            <translation>
                <numerusform>Сделана %n связь.</numerusform>
                <numerusform>Сделано %n связи.</numerusform>
                <numerusform>Сделано %n связей.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../operations.py" />
            <source>The clipboard holds no part of a map.</source>
            <translation>В буфере обмена нет ничего от карты.</translation>
        </message>
        <message>
            <location filename="../operations.py" />
            <source>This does not fit here: places go into graphs, cells into squares and hexes.</source>
            <translation>Сюда это не подходит: места — в графы, ячейки — в клетки и шестиугольники.</translation>
        </message>
        <message>
            <location filename="../operations.py" />
            <source>Paste</source>
            <translation>Вставить</translation>
        </message>
        <message>
            <location filename="../operations.py" />
            <source>Align</source>
            <translation>Выровнять</translation>
        </message>
        <message>
            <location filename="../operations.py" />
            <source>Distribute</source>
            <translation>Распределить</translation>
        </message>
        <message>
            <location filename="../operations.py" />
            <source>Only places of a graph can be linked. Cells are linked to their neighbours already.</source>
            <translation>Связывают только места графа: клетки соседствуют сами.</translation>
        </message>
        <message>
            <location filename="../operations.py" />
            <source>No two zones share a border without being linked.</source>
            <translation>Все зоны с общей границей уже связаны.</translation>
        </message>
        <message>
            <location filename="../operations.py" />
            <source>There is already a region called {name}.</source>
            <translation>Область {name} уже есть.</translation>
        </message>
        <message>
            <location filename="../operations.py" />
            <source>There is already a place called {name}.</source>
            <translation>Место с именем {name} уже есть.</translation>
        </message>
        <message>
            <location filename="../originals.py" />
            <source>Begin a copy</source>
            <translation>Начать копию</translation>
        </message>
        <message>
            <location filename="../pack_tabs.py" />
            <source>Save?</source>
            <translation>Сохранить?</translation>
        </message>
        <message>
            <location filename="../pack_tabs.py" />
            <source>{name} has changes that are not saved.</source>
            <translation>В {name} есть несохранённые изменения.</translation>
        </message>
        <message>
            <location filename="../pack_tabs.py" />
            <location filename="../pages/original_strip.py" />
            <location filename="../tutorial.py" />
            <source>Close</source>
            <translation>Закрыть</translation>
        </message>
        <message>
            <location filename="../pack_tabs.py" />
            <source>It stays as it is: your changes go to a copy.</source>
            <translation>Он остаётся как есть: ваши изменения попадут в копию.</translation>
        </message>
        <message>
            <location filename="../pack_tabs.py" />
            <source>Open packs</source>
            <translation>Открытые наборы</translation>
        </message>
        <message>
            <location filename="../pack_tabs.py" />
            <location filename="../pages/welcome.py" />
            <source>Welcome</source>
            <translation>Начало</translation>
        </message>
        <message>
            <location filename="../pack_tabs.py" />
            <location filename="../pages/original_strip.py" />
            <source>You work on these packs themselves: saving changes them.</source>
            <translation>Вы работаете над самими этими наборами: сохранение меняет их.</translation>
        </message>
        <message>
            <location filename="../pages/banner.py" />
            <source>{file} could not be written: {reason}. Nothing was lost: it is all still here.</source>
            <translation>Не удалось записать {file}: {reason}. Ничего не потеряно: всё по-прежнему здесь.</translation>
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
            <translation>Рисунок того, что здесь бывает</translation>
        </message>
        <message>
            <location filename="../pages/beginning.py" />
            <source>This stands here</source>
            <translation>Здесь стоит это</translation>
        </message>
        <message>
            <location filename="../pages/beginning.py" />
            <source>a position</source>
            <translation>позиция</translation>
        </message>
        <message>
            <location filename="../pages/beginning.py" />
            <source>that is played</source>
            <translation>играют так</translation>
        </message>
        <message>
            <location filename="../pages/beginning.py" />
            <source>moves</source>
            <translation>ходы</translation>
        </message>
        <message>
            <location filename="../pages/beginning.py" />
            <source>and so it is</source>
            <translation>и вот как стало</translation>
        </message>
        <message>
            <location filename="../pages/beginning.py" />
            <source>what must be true</source>
            <translation>что должно быть верно</translation>
        </message>
        <message>
            <location filename="../pages/beginning.py" />
            <source>something happens</source>
            <translation>что-то происходит</translation>
        </message>
        <message>
            <location filename="../pages/beginning.py" />
            <source>this is so</source>
            <translation>это так</translation>
        </message>
        <message>
            <location filename="../pages/beginning.py" />
            <source>do that</source>
            <translation>сделай то</translation>
        </message>
        <message>
            <location filename="../pages/boards.py" />
            <source>The board before and after the card</source>
            <translation>Поле до карты и после</translation>
        </message>
        <message>
            <location filename="../pages/boards.py" />
            <source>Before</source>
            <translation>До</translation>
        </message>
        <message>
            <location filename="../pages/boards.py" />
            <source>After</source>
            <translation>После</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>Won by {who}</source>
            <translation>{who}: победа</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>`{command}` plays it through</source>
            <translation>Целиком её играет `{command}`</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>Where a mission leads</source>
            <translation>Куда ведёт миссия</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>Add a mission</source>
            <translation>Добавить миссию</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>What a mission begins with</source>
            <translation>С чем начинается миссия</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>The campaign {name}</source>
            <translation>Кампания «{name}»</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>Add a mission…</source>
            <translation>Добавить миссию…</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <location filename="../recovery.py" />
            <source>Save</source>
            <translation>Сохранить</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>Carry something along…</source>
            <translation>Взять что-то с собой…</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>A mission opens as a pack that you can change and try. Of all that is carried it begins with what it takes along; as long as nothing has been carried yet, it begins as it does by itself.</source>
            <translation>Миссия открывается как набор, который можно изменить и попробовать. Из всего взятого она начинается с тем, что берёт с собой; пока ничего ещё не взято, она начинается так же, как сама по себе.</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>Another program has changed the campaign meanwhile. Save again to have it as it is here.</source>
            <translation>Тем временем кампанию изменила другая программа. Сохраните ещё раз, чтобы осталось как здесь.</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>Take a mission off the path</source>
            <translation>Убрать миссию с пути</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <location filename="../pages/mission_page.py" />
            <source>Counters</source>
            <translation>Счётчики</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>Begin without it</source>
            <translation>Начинать без этого</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>Undo</source>
            <translation>Отменить</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>Redo</source>
            <translation>Повторить</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>Carry it no longer</source>
            <translation>Больше не брать с собой</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>the end</source>
            <translation>конец</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>{mission} follows</source>
            <translation>дальше {mission}</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <location filename="../pages/texts_page.py" />
            <source>The file could not be written: {reason}</source>
            <translation>Не удалось записать файл: {reason}</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>Move a mission</source>
            <translation>Переставить миссию</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>Which pack comes next?</source>
            <translation>Какой набор идёт следующим?</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>Carried from mission to mission:</source>
            <translation>Переходит из миссии в миссию:</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>Nothing is carried along.</source>
            <translation>С собой ничего не берут.</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>However it ends</source>
            <translation>Как бы она ни кончилась</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>Of each of its ends it is said where it leads.</source>
            <translation>О каждом исходе уже сказано, куда он ведёт.</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>Nothing in this mission fits it.</source>
            <translation>В этой миссии для этого нет места.</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>Carry something no longer</source>
            <translation>Больше чего-то не брать</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>Carry something along</source>
            <translation>Взять что-то с собой</translation>
        </message>
        <message>
            <location filename="../pages/campaign_page.py" />
            <source>as if nothing were said</source>
            <translation>как будто ничего не сказано</translation>
        </message>
        <message>
            <location filename="../pages/campaign_row.py" />
            <source>Open the mission</source>
            <translation>Открыть миссию</translation>
        </message>
        <message>
            <location filename="../pages/campaign_row.py" />
            <source>Another end…</source>
            <translation>Другой исход…</translation>
        </message>
        <message>
            <location filename="../pages/campaign_row.py" />
            <source>Earlier on the path</source>
            <translation>Раньше по пути</translation>
        </message>
        <message>
            <location filename="../pages/campaign_row.py" />
            <source>Later on the path</source>
            <translation>Позже по пути</translation>
        </message>
        <message>
            <location filename="../pages/campaign_row.py" />
            <source>Take it off the path</source>
            <translation>Убрать с пути</translation>
        </message>
        <message>
            <location filename="../pages/campaign_takes.py" />
            <source>Begin with something carried…</source>
            <translation>Начать с чем-то из взятого…</translation>
        </message>
        <message>
            <location filename="../pages/campaign_takes.py" />
            <source>Takes along:</source>
            <translation>Берёт с собой:</translation>
        </message>
        <message>
            <location filename="../pages/card_board.py" />
            <source>ahead</source>
            <translation>впереди</translation>
        </message>
        <message>
            <location filename="../pages/card_board.py" />
            <source>ahead, right</source>
            <translation>впереди справа</translation>
        </message>
        <message>
            <location filename="../pages/card_board.py" />
            <source>ahead, left</source>
            <translation>впереди слева</translation>
        </message>
        <message>
            <location filename="../pages/card_board.py" />
            <source>behind</source>
            <translation>сзади</translation>
        </message>
        <message>
            <location filename="../pages/card_board.py" />
            <source>behind, right</source>
            <translation>сзади справа</translation>
        </message>
        <message>
            <location filename="../pages/card_board.py" />
            <source>behind, left</source>
            <translation>сзади слева</translation>
        </message>
        <message>
            <location filename="../pages/card_board.py" />
            <source>What the card does around its figure</source>
            <translation>Что карта делает вокруг фигуры</translation>
        </message>
        <message>
            <location filename="../pages/card_board.py" />
            <source>rub out</source>
            <translation>стереть</translation>
        </message>
        <message>
            <location filename="../pages/card_board.py" />
            <source>the small board</source>
            <translation>маленькое поле</translation>
        </message>
        <message>
            <location filename="../pages/card_board.py" />
            <source>may turn there</source>
            <translation>может туда повернуться</translation>
        </message>
        <message>
            <location filename="../pages/card_board.py" />
            <source>looks up · M mirrors</source>
            <translation>смотрит вверх · M отражает</translation>
        </message>
        <message>
            <location filename="../pages/card_tabs.py" />
            <source>Last playtest</source>
            <translation>Последнее испытание</translation>
        </message>
        <message>
            <location filename="../pages/card_tabs.py" />
            <source>The others</source>
            <translation>Другие</translation>
        </message>
        <message>
            <location filename="../pages/card_tabs.py" />
            <source>Close it</source>
            <translation>Свернуть</translation>
        </message>
        <message>
            <location filename="../pages/card_tabs.py" />
            <source>Open it</source>
            <translation>Развернуть</translation>
        </message>
        <message>
            <location filename="../pages/cards_page.py" />
            <source>Cards of the deck</source>
            <translation>Карты колоды</translation>
        </message>
        <message>
            <location filename="../pages/cards_page.py" />
            <location filename="../pages/new_card.py" />
            <source>Find a card</source>
            <translation>Найти карту</translation>
        </message>
        <message>
            <location filename="../pages/cards_page.py" />
            <location filename="../pages/new_card.py" />
            <source>New card</source>
            <translation>Новая карта</translation>
        </message>
        <message>
            <location filename="../pages/cards_page.py" />
            <source>The deck in piles: more and fewer copies</source>
            <translation>Колода стопками: больше и меньше копий</translation>
        </message>
        <message>
            <location filename="../pages/cards_page.py" />
            <source>Decks and all cards</source>
            <translation>Колоды и все карты</translation>
        </message>
        <message>
            <location filename="../pages/cards_page.py" />
            <source>Show the decks, and all cards in a list: to add, move and delete</source>
            <translation>Показать колоды и все карты списком: добавлять, двигать, удалять</translation>
        </message>
        <message>
            <location filename="../pages/cards_page.py" />
            <source>Spreadsheet</source>
            <translation>Таблица</translation>
        </message>
        <message>
            <location filename="../pages/cards_page.py" />
            <source>Cards to a spreadsheet, and from one</source>
            <translation>Карты в таблицу и из неё</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/cards_page.py" />
            <source>All %n card(s)</source>
            <translation>
                <numerusform>Все карты, %n</numerusform>
                <numerusform>Все карты, %n</numerusform>
                <numerusform>Все карты, %n</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/cards_page.py" />
            <location filename="../pages/new_card.py" />
            <source>{name}, another</source>
            <translation>{name}, ещё одна</translation>
        </message>
        <message>
            <location filename="../pages/cards_page.py" />
            <source>The words on the card do not say {numbers}</source>
            <translation>В тексте карты не сказано {numbers}</translation>
        </message>
        <message>
            <location filename="../pages/cards_page.py" />
            <source>From a spreadsheet…</source>
            <translation>Из таблицы…</translation>
        </message>
        <message>
            <location filename="../pages/cards_page.py" />
            <source>From Google Sheets…</source>
            <translation>Из Google Таблиц…</translation>
        </message>
        <message>
            <location filename="../pages/cards_page.py" />
            <source>To a spreadsheet…</source>
            <translation>В таблицу…</translation>
        </message>
        <message>
            <location filename="../pages/cards_page.py" />
            <source>Follow this file…</source>
            <translation>Следить за файлом…</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/cards_page.py" />
            <source>{copies} each · %n kind(s)</source>
            <translation>
                <numerusform>по {copies} · %n вид</numerusform>
                <numerusform>по {copies} · %n вида</numerusform>
                <numerusform>по {copies} · %n видов</numerusform>
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
                <numerusform>{copies} · %n вида</numerusform>
                <numerusform>{copies} · %n видов</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/cards_page.py" />
            <source>%n card(s)</source>
            <translation>
                <numerusform>%n карта</numerusform>
                <numerusform>%n карты</numerusform>
                <numerusform>%n карт</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/cards_page.py" />
            <location filename="../pages/first_ways.py" />
            <location filename="../pages/new_card.py" />
            <source>A new card</source>
            <translation>Новая карта</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>What it is called</source>
            <translation>Как это называется</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>{title} begins at {number}</source>
            <translation>{title} начинается с {number}</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>all see it</source>
            <translation>видят все</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>nobody sees it</source>
            <translation>не видит никто</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>of the game</source>
            <translation>самой игры</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>A new one:</source>
            <translation>Новый:</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>Change how long it lasts</source>
            <translation>Изменить, сколько она длится</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>that counts</source>
            <translation>считает</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>that runs down</source>
            <translation>убывает</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>a mark on places</source>
            <translation>метка на местах</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>The game also counts {what}.</source>
            <translation>Игра считает ещё {what}.</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>when {event}</source>
            <translation>когда {event}</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>a counter of yours</source>
            <translation>ваш счётчик</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>a counter of the game</source>
            <translation>счётчик самой игры</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>chosen · {what}</source>
            <translation>выбрано · {what}</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>from</source>
            <translation>от</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>to</source>
            <translation>до</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>only {side}</source>
            <translation>только {side}</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>begins at {numbers}</source>
            <translation>начинается с {numbers}</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>Yes or no</source>
            <translation>Да или нет</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>Clock</source>
            <translation>Часы</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>Who moves it</source>
            <translation>Кто его двигает</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>No story moves it yet.</source>
            <translation>Пока его не двигает ни одна история.</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>Who asks for it</source>
            <translation>Кто на него смотрит</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>Nobody asks for it.</source>
            <translation>На него не смотрит никто.</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>who sees it</source>
            <translation>кто его видит</translation>
        </message>
        <message>
            <location filename="../pages/counters.py" />
            <source>the card {card}</source>
            <translation>карта «{card}»</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>By kind</source>
            <translation>По видам</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>By stance</source>
            <translation>По стойке</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>All cards</source>
            <translation>Все карты</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>A card</source>
            <translation>Карта</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>A new card for this deck: its own, or one of another pack</source>
            <translation>Новая карта для этой колоды: своя или из другого набора</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/deck_view.py" />
            <source>%n card(s) in each of them.</source>
            <translation>
                <numerusform>В каждой по %n карте.</numerusform>
                <numerusform>В каждой по %n карты.</numerusform>
                <numerusform>В каждой по %n карт.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/deck_view.py" />
            <source>%n card(s) in this deck.</source>
            <translation>
                <numerusform>%n карта в этой колоде.</numerusform>
                <numerusform>%n карты в этой колоде.</numerusform>
                <numerusform>%n карт в этой колоде.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>{before} becomes {now}.</source>
            <translation>Было {before}, стало {now}.</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>What it is made of</source>
            <translation>Из чего она состоит</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>{part} have {kind}</source>
            <translation>в {part} есть {kind}</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>A first hand</source>
            <translation>Первая рука</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>Draw again</source>
            <translation>Взять заново</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>both</source>
            <translation>обе</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <location filename="../pages/ground_words.py" />
            <source>all of them</source>
            <translation>все такие</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>One {card} fewer</source>
            <translation>Карт «{card}» на одну меньше</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>One {card} more</source>
            <translation>Карт «{card}» на одну больше</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>By number</source>
            <translation>По числам</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>{deck}: the same</source>
            <translation>{deck}: столько же</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>Without a number</source>
            <translation>Без числа</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>Not in this deck</source>
            <translation>Не в этой колоде</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>← comes first</source>
            <translation>← ходит первой</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>comes last →</source>
            <translation>ходит последней →</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>This pack says that the deck has {size}. It may say so no longer.</source>
            <translation>Набор говорит, что карт в колоде {size}. Этого можно больше не говорить.</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>A deck of {size}, then</source>
            <translation>Тогда в колоде {size}</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>Say no size</source>
            <translation>Не говорить размер</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>The last one is drawn in turn {turn}.</source>
            <translation>Последнюю берут в ходу {turn}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/deck_view.py" />
            <source>Of 100 hands of %n card(s), {kinds}.</source>
            <translation>
                <numerusform>Из 100 рук по %n карте {kinds}.</numerusform>
                <numerusform>Из 100 рук по %n карты {kinds}.</numerusform>
                <numerusform>Из 100 рук по %n карт {kinds}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>none</source>
            <translation>нет</translation>
        </message>
        <message>
            <location filename="../pages/deck_view.py" />
            <source>At the same number in all of them</source>
            <translation>Во всех на одном числе</translation>
        </message>
        <message>
            <location filename="../pages/drawing.py" />
            <source>One deal of many</source>
            <translation>Одна раздача из многих</translation>
        </message>
        <message>
            <location filename="../pages/drawing.py" />
            <location filename="../pages/set_up_card.py" />
            <source>Deal again</source>
            <translation>Раздать заново</translation>
        </message>
        <message>
            <location filename="../pages/drawing.py" />
            <location filename="../pages/set_up_card.py" />
            <source>Show another deal of what is left to chance</source>
            <translation>Показать другую раздачу того, что оставлено случаю</translation>
        </message>
        <message>
            <location filename="../pages/drawing.py" />
            <source>A deal for how many</source>
            <translation>На скольких раздать</translation>
        </message>
        <message>
            <location filename="../pages/drawing.py" />
            <source>Dice mark what chance has placed; another deal puts it elsewhere.</source>
            <translation>Кубиком отмечено то, что поставил случай; другая раздача поставит иначе.</translation>
        </message>
        <message>
            <location filename="../pages/empty_map.py" />
            <source>Draw it myself</source>
            <translation>Нарисую сам</translation>
        </message>
        <message>
            <location filename="../pages/empty_map.py" />
            <source>Nothing is drawn yet.</source>
            <translation>Пока ничего не нарисовано.</translation>
        </message>
        <message>
            <location filename="../pages/empty_map.py" />
            <source>Click on the map to put down the first place, or begin with a map that there is.</source>
            <translation>Щёлкните по карте, чтобы поставить первое место, или начните с готовой карты.</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>Most often in turn {turn}, {part} of 100 times.</source>
            <translation>Чаще всего на ходу {turn}: {part} из 100 раз.</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>Not played yet. When bots have played some games, it is told here how often the card is chosen, who wins with it, and how it stands beside the others.</source>
            <translation>Ещё не играли. Когда боты сыграют несколько партий, здесь будет сказано, как часто карту выбирают, кто с ней побеждает и какова она рядом с другими.</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>Never chosen when it was in hand.</source>
            <translation>На руке была, но ни разу не выбрана.</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>Chosen often.</source>
            <translation>Выбирают часто.</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>Whoever plays it wins more often.</source>
            <translation>Кто играет её, побеждает чаще.</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>Whoever plays it wins less often.</source>
            <translation>Кто играет её, побеждает реже.</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>It was never chosen in these games.</source>
            <translation>В этих партиях её ни разу не выбрали.</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>In the last playtest</source>
            <translation>В последнем испытании</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>When it is chosen, by turn</source>
            <translation>Когда её выбирают, по ходам</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>Beside the others</source>
            <translation>Рядом с другими</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>how often it was played, of 100 times in hand</source>
            <translation>как часто сыграна, из 100 раз на руке</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>Let bots play with the cards as they are now</source>
            <translation>Пусть боты сыграют с картами, какие они сейчас</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/fares.py" />
            <source>%n game(s)</source>
            <translation>
                <numerusform>%n партия</numerusform>
                <numerusform>%n партии</numerusform>
                <numerusform>%n партий</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>Played when in hand</source>
            <translation>Сыграна, когда на руке</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>Whoever played it won</source>
            <translation>Кто сыграл её, победил</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>Without it, they won</source>
            <translation>Без неё побеждал</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>Chosen now and then.</source>
            <translation>Выбирают время от времени.</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>Seldom chosen.</source>
            <translation>Выбирают редко.</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <location filename="../play/ending.py" />
            <source>Play again</source>
            <translation>Сыграть ещё</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>Have bots play</source>
            <translation>Пусть боты сыграют</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>{part} of 100</source>
            <translation>{part} из 100</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>▎ before your change: {old} of 100 played. It is not chance.</source>
            <translation>▎ до вашей правки: сыграна в {old} из 100. Это не случайность.</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>▎ before your change: {old} of 100 played. It may be chance.</source>
            <translation>▎ до вашей правки: сыграна в {old} из 100. Это может быть случайность.</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>Nobody ever played {cards}</source>
            <translation>Ни разу не сыграли {cards}</translation>
        </message>
        <message>
            <location filename="../pages/fares.py" />
            <source>Whoever plays it wins about as often as without it.</source>
            <translation>Кто играет её, побеждает примерно так же часто, как без неё.</translation>
        </message>
        <message>
            <location filename="../pages/first_changes.py" />
            <source>There is no room for it now, or it is there already.</source>
            <translation>Сейчас для этого нет места, или это уже есть.</translation>
        </message>
        <message>
            <location filename="../pages/first_changes.py" />
            <source>Do it</source>
            <translation>Сделать</translation>
        </message>
        <message>
            <location filename="../pages/first_changes.py" />
            <source>Make it yours</source>
            <translation>Сделайте её своей</translation>
        </message>
        <message>
            <location filename="../pages/first_changes.py" />
            <source>First changes that show at once. Undo takes each of them back.</source>
            <translation>Первые изменения, которые сразу видны. Каждое можно отменить.</translation>
        </message>
        <message>
            <location filename="../pages/first_ways.py" />
            <source>Does the game go on?</source>
            <translation>Игра продолжается?</translation>
        </message>
        <message>
            <location filename="../pages/first_ways.py" />
            <source>Nobody has won at the beginning. Add moves, and it is asked after them.</source>
            <translation>В начале никто не победил. Добавьте ходы — и это спросят после них.</translation>
        </message>
        <message>
            <location filename="../pages/first_ways.py" />
            <source>Who moves first?</source>
            <translation>Кто ходит первым?</translation>
        </message>
        <message>
            <location filename="../pages/first_ways.py" />
            <source>At the beginning, {who} is to move.</source>
            <translation>В начале ходит {who}.</translation>
        </message>
        <message>
            <location filename="../pages/first_ways.py" />
            <source>Where does a piece stand?</source>
            <translation>Где стоит фигура?</translation>
        </message>
        <message>
            <location filename="../pages/first_ways.py" />
            <source>{piece} is put on {place}, and stands there.</source>
            <translation>{piece} ставится на {place} и стоит там.</translation>
        </message>
        <message>
            <location filename="../pages/first_ways.py" />
            <source>Take the cards of {pack}</source>
            <translation>Взять карты набора «{pack}»</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/first_ways.py" />
            <source>%n kind(s). You change them one by one.</source>
            <translation>
                <numerusform>%n вид. Меняйте их по одной.</numerusform>
                <numerusform>%n вида. Меняйте их по одной.</numerusform>
                <numerusform>%n видов. Меняйте их по одной.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/first_ways.py" />
            <source>Take them</source>
            <translation>Взять</translation>
        </message>
        <message>
            <location filename="../pages/first_ways.py" />
            <source>One card of your own</source>
            <translation>Одна своя карта</translation>
        </message>
        <message>
            <location filename="../pages/first_ways.py" />
            <source>Pick a card to start from, or an empty one.</source>
            <translation>Выберите карту для начала или пустую.</translation>
        </message>
        <message>
            <location filename="../pages/first_ways.py" />
            <source>Pick</source>
            <translation>Выбрать</translation>
        </message>
        <message>
            <location filename="../pages/first_ways.py" />
            <source>A new deck</source>
            <translation>Новая колода</translation>
        </message>
        <message>
            <location filename="../pages/first_ways.py" />
            <source>Begin with the map of {pack}</source>
            <translation>Начать с карты «{pack}»</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/first_ways.py" />
            <source>%n place(s). Change what you like.</source>
            <translation>
                <numerusform>%n место. Меняйте что угодно.</numerusform>
                <numerusform>%n места. Меняйте что угодно.</numerusform>
                <numerusform>%n мест. Меняйте что угодно.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/first_ways.py" />
            <location filename="../pages/new_card.py" />
            <source>From another pack</source>
            <translation>Из другого набора</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/first_ways.py" />
            <source>Browse %n kind(s) in {pack}, or any pack you have.</source>
            <translation>
                <numerusform>%n вид в наборе «{pack}» или любой ваш набор.</numerusform>
                <numerusform>%n вида в наборе «{pack}» или любой ваш набор.</numerusform>
                <numerusform>%n видов в наборе «{pack}» или любой ваш набор.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/first_ways.py" />
            <source>Browse</source>
            <translation>Посмотреть</translation>
        </message>
        <message>
            <location filename="../pages/form_page.py" />
            <source>As text</source>
            <translation>Как текст</translation>
        </message>
        <message>
            <location filename="../pages/form_page.py" />
            <source>The same file as text (Ctrl+T)</source>
            <translation>Тот же файл как текст (Ctrl+T)</translation>
        </message>
        <message>
            <location filename="../pages/form_page.py" />
            <source>This pack has no {name}.</source>
            <translation>В этом наборе нет {name}.</translation>
        </message>
        <message>
            <location filename="../pages/form_page.py" />
            <source>Begin one</source>
            <translation>Начать</translation>
        </message>
        <message>
            <location filename="../pages/form_page.py" />
            <location filename="../pages/mission_page.py" />
            <source>Begin {name}</source>
            <translation>Начать {name}</translation>
        </message>
        <message>
            <location filename="../pages/form_page.py" />
            <source>Scenario</source>
            <translation>Сценарий</translation>
        </message>
        <message>
            <location filename="../pages/form_page.py" />
            <source>Mission</source>
            <translation>Миссия</translation>
        </message>
        <message>
            <location filename="../pages/form_page.py" />
            <source>Texts</source>
            <translation>Тексты</translation>
        </message>
        <message>
            <location filename="../pages/form_page.py" />
            <location filename="../pages/map_side.py" />
            <location filename="../pages/stages.py" />
            <location filename="../pages/tiles.py" />
            <source>Play</source>
            <translation>Игра</translation>
        </message>
        <message>
            <location filename="../pages/ground_words.py" />
            <source>+ what it does</source>
            <translation>+ что делает</translation>
        </message>
        <message>
            <location filename="../pages/ground_words.py" />
            <location filename="../pages/stages.py" />
            <source>Change</source>
            <translation>Изменить</translation>
        </message>
        <message>
            <location filename="../pages/ground_words.py" />
            <source>only here</source>
            <translation>только здесь</translation>
        </message>
        <message>
            <location filename="../pages/how_long.py" />
            <source>How long it lasts</source>
            <translation>Сколько длится партия</translation>
        </message>
        <message>
            <location filename="../pages/map_page.py" />
            <source>Click the place on the map. Esc: none.</source>
            <translation>Щёлкните место на карте. Esc — никакое.</translation>
        </message>
        <message>
            <location filename="../pages/map_page.py" />
            <source>This pack needs {plugins}, which is not installed. You can look at the pack, but should not change it without that. Install {distributions} to have it.</source>
            <translation>Этому набору нужно то, что не установлено, – {plugins}. Смотреть его можно, но менять без этого не стоит. Чтобы это появилось, установите {distributions}.</translation>
        </message>
        <message>
            <location filename="../pages/map_page.py" />
            <source>What you draw cannot be kept safe from a crash: {file}: {reason}. Save it yourself.</source>
            <translation>Нарисованное нельзя уберечь от сбоя: {file}: {reason}. Сохраняйте сами.</translation>
        </message>
        <message>
            <location filename="../pages/map_page.py" />
            <source>Nothing was saved: {name} cannot be read as it is. Fix it, or undo what was typed.</source>
            <translation>Ничего не сохранено: {name} в таком виде не прочесть. Исправьте текст или отмените набранное.</translation>
        </message>
        <message>
            <location filename="../pages/map_page.py" />
            <source>Saved in {folder}, but {names} cannot be read yet.</source>
            <translation>Сохранено в {folder}, но {names} пока не читается.</translation>
        </message>
        <message>
            <location filename="../pages/map_page.py" />
            <source>Nothing has changed, so there is nothing to save.</source>
            <translation>Ничего не изменилось, сохранять нечего.</translation>
        </message>
        <message>
            <location filename="../pages/map_page.py" />
            <source>Change it anyway</source>
            <translation>Всё равно изменять</translation>
        </message>
        <message>
            <location filename="../pages/map_page.py" />
            <source>First choose, above the map, which change to keep.</source>
            <translation>Сначала скажите над картой, чьё изменение оставить.</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>chosen · {one} to {other}</source>
            <translation>выбрано · {one} – {other}</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <location filename="../tools/palette.py" />
            <source>A zone of</source>
            <translation>Земля зоны</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>Cut in two</source>
            <translation>Разрезать надвое</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>Join with…</source>
            <translation>Соединить с…</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <location filename="../tools/palette.py" />
            <source>Made of</source>
            <translation>Из чего</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>Made of something else</source>
            <translation>Из чего-то другого</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>Leads</source>
            <translation>Ведёт</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <location filename="../pages/mission_page.py" />
            <location filename="../pages/scenario_sheet.py" />
            <location filename="../pages/workshop.py" />
            <source>All fields</source>
            <translation>Все поля</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>Everything that the files may say of it</source>
            <translation>Всё, что об этом могут сказать файлы</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>chosen · on {place}</source>
            <translation>выбрано · на «{place}»</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>chosen · by chance</source>
            <translation>выбрано · по воле случая</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>chosen</source>
            <translation>выбрано</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>Other ground</source>
            <translation>Другая местность</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/map_side.py" />
            <source>chosen · %n of them</source>
            <translation>
                <numerusform>выбрано · %n</numerusform>
                <numerusform>выбрано · %n</numerusform>
                <numerusform>выбрано · %n</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>Change the way</source>
            <translation>Изменить направление</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>Make it a zone of {ground}</source>
            <translation>Сменить вид зоны на {ground}</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>What {place} is to be called</source>
            <translation>Как назвать место {place}</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>What is chosen, the set-up, and problems</source>
            <translation>Выбранное, расстановка и проблемы</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>It can be played</source>
            <translation>Можно играть</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>Nothing stands in the way of a game.</source>
            <translation>Партии ничто не мешает.</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/map_side.py" />
            <source>{number} of them, on any of %n place(s), tinted on the map. Drag one to fix where it begins.</source>
            <translation>
                <numerusform>Их {number}, на единственном из %n места, оно закрашено на карте. Перетащите, чтобы закрепить начало.</numerusform>
                <numerusform>Их {number}, на любом из %n мест, они закрашены на карте. Перетащите, чтобы закрепить начало.</numerusform>
                <numerusform>Их {number}, на любом из %n мест, они закрашены на карте. Перетащите, чтобы закрепить начало.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>chosen · {place}, one of {number}</source>
            <translation>выбрано · {place}, таких {number}</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>Make them one</source>
            <translation>Сделать одной</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>Nothing in particular</source>
            <translation>Ничего особенного</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>both ways</source>
            <translation>в обе стороны</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>only to {place}</source>
            <translation>только туда, где {place}</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>Make it of {what}</source>
            <translation>Сделать из «{what}»</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>Call it {name}</source>
            <translation>Назвать {name}</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/map_side.py" />
            <source>It sees %n place(s), tinted on the map.</source>
            <translation>
                <numerusform>Видит %n место: оно закрашено на карте.</numerusform>
                <numerusform>Видит %n места: они закрашены на карте.</numerusform>
                <numerusform>Видит %n мест: они закрашены на карте.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>Joined to nothing yet.</source>
            <translation>Пока ни с чем не соединено.</translation>
        </message>
        <message>
            <location filename="../pages/map_side.py" />
            <source>chosen · {ground}</source>
            <translation>выбрано · {ground}</translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <source>Take one of these and change its chips, or write your own.</source>
            <translation>Возьмите что-то из этого и поменяйте цветные слова, или напишите своё.</translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <location filename="../pages/scenario_sheet.py" />
            <location filename="../pages/workshop.py" />
            <source>Everything that the file may say of it</source>
            <translation>Всё, что об этом может говорить файл</translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <source>Write the briefing</source>
            <translation>Написать вводную</translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <source>Goals</source>
            <translation>Цели</translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <source>Story</source>
            <translation>История</translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <location filename="../tools/set_up.py" />
            <source>Set-up</source>
            <translation>Расстановка</translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <source>Write the first story</source>
            <translation>Написать первую историю</translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <source>Only say who wins</source>
            <translation>Только сказать, кто побеждает</translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <source>Play it</source>
            <translation>Играть</translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <source>No mission yet. First: how is it won?</source>
            <translation>Миссии ещё нет. Сначала: как в ней побеждают?</translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <source>Looking for a game in which it happens…</source>
            <translation>Ищу партию, где это происходит…</translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <source>No briefing yet: what are players told before it begins?</source>
            <translation>Вводной ещё нет: что говорят игрокам перед началом?</translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <source>Nothing happens by itself yet.</source>
            <translation>Само по себе пока ничего не происходит.</translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <source>who wins, and by what</source>
            <translation>кто побеждает и чем</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/mission_page.py" />
            <source>%n stories</source>
            <translation>
                <numerusform>%n история</numerusform>
                <numerusform>%n истории</numerusform>
                <numerusform>%n историй</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <source>what happens by itself</source>
            <translation>что происходит само</translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <source>what is counted</source>
            <translation>что считается</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/mission_page.py" />
            <location filename="../pages/set_up_card.py" />
            <source>%n pieces on the map</source>
            <translation>
                <numerusform>%n фигура на карте</numerusform>
                <numerusform>%n фигуры на карте</numerusform>
                <numerusform>%n фигур на карте</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <source>what stands where</source>
            <translation>что где стоит</translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <location filename="../pages/scenario_page.py" />
            <source>Write the title</source>
            <translation>Написать название</translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <source>No stories yet</source>
            <translation>Историй пока нет</translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <source>No mission yet. First: how does {side} win?</source>
            <translation>Миссии ещё нет. Сначала: как побеждает сторона «{side}»?</translation>
        </message>
        <message>
            <location filename="../pages/mission_page.py" />
            <source>In random games it did not happen.</source>
            <translation>В случайных партиях этого не было.</translation>
        </message>
        <message>
            <location filename="../pages/moments.py" />
            <location filename="../pages/workshop.py" />
            <source>When it comes</source>
            <translation>Когда срабатывает</translation>
        </message>
        <message>
            <location filename="../pages/moments.py" />
            <source>Quicker in a stance</source>
            <translation>Быстрее в стойке</translation>
        </message>
        <message>
            <location filename="../pages/moments.py" />
            <source>In {stance} it comes at {number}.</source>
            <translation>{stance}: срабатывает на {number}.</translation>
        </message>
        <message>
            <location filename="../pages/moments.py" />
            <location filename="../pages/workshop.py" />
            <source>How far</source>
            <translation>Как далеко</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/moments.py" />
            <source>up to %n zone(s) · click to change</source>
            <translation>
                <numerusform>до %n зоны · щёлкните, чтобы изменить</numerusform>
                <numerusform>до %n зон · щёлкните, чтобы изменить</numerusform>
                <numerusform>до %n зон · щёлкните, чтобы изменить</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/moments.py" />
            <source>up to %n square(s) · click to change</source>
            <translation>
                <numerusform>до %n клетки · щёлкните, чтобы изменить</numerusform>
                <numerusform>до %n клеток · щёлкните, чтобы изменить</numerusform>
                <numerusform>до %n клеток · щёлкните, чтобы изменить</numerusform>
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
            <translation>Другое число в стойке «{stance}»</translation>
        </message>
        <message>
            <location filename="../pages/moments.py" />
            <source>It comes at the same number in all of them.</source>
            <translation>Во всех срабатывает на одном числе.</translation>
        </message>
        <message>
            <location filename="../pages/moments.py" />
            <source>comes at {number}</source>
            <translation>на {number}</translation>
        </message>
        <message>
            <location filename="../pages/moments.py" />
            <source>comes at {first} to {last}</source>
            <translation>от {first} до {last}</translation>
        </message>
        <message>
            <location filename="../pages/moments.py" />
            <source>its own</source>
            <translation>своё</translation>
        </message>
        <message>
            <location filename="../pages/moments.py" />
            <source>then step {number}</source>
            <translation>потом шаг {number}</translation>
        </message>
        <message>
            <location filename="../pages/new_card.py" />
            <source>You get a copy under a new name; the first one stays as it is.</source>
            <translation>Получится копия под новым именем; первая останется как есть.</translation>
        </message>
        <message>
            <location filename="../pages/new_card.py" />
            <source>Cards to begin from</source>
            <translation>Карты, с которых начать</translation>
        </message>
        <message>
            <location filename="../pages/new_card.py" />
            <location filename="../pages/workshop.py" />
            <source>Face of the card</source>
            <translation>Лицо карты</translation>
        </message>
        <message>
            <location filename="../pages/new_card.py" />
            <source>Its name</source>
            <translation>Её имя</translation>
        </message>
        <message>
            <location filename="../pages/new_card.py" />
            <source>Make this card</source>
            <translation>Сделать эту карту</translation>
        </message>
        <message>
            <location filename="../pages/new_card.py" />
            <source>a face and nothing else</source>
            <translation>только лицо карты</translation>
        </message>
        <message>
            <location filename="../pages/new_card.py" />
            <source>Pick a card to start from</source>
            <translation>Выберите карту, с которой начать</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/new_card.py" />
            <source>Find in %n pack(s)</source>
            <translation>
                <numerusform>Искать в %n наборе</numerusform>
                <numerusform>Искать в %n наборах</numerusform>
                <numerusform>Искать в %n наборах</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/new_card.py" />
            <source>Cancel</source>
            <translation>Отмена</translation>
        </message>
        <message>
            <location filename="../pages/new_card.py" />
            <source>for</source>
            <translation>для</translation>
        </message>
        <message>
            <location filename="../pages/new_card.py" />
            <source>Empty</source>
            <translation>Пустая</translation>
        </message>
        <message>
            <location filename="../pages/new_card.py" />
            <source>such as {pack}</source>
            <translation>например, {pack}</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/new_card.py" />
            <source>%n step(s), to be changed</source>
            <translation>
                <numerusform>%n шаг, его можно изменить</numerusform>
                <numerusform>%n шага, их можно изменить</numerusform>
                <numerusform>%n шагов, их можно изменить</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/new_card.py" />
            <source>words of its own</source>
            <translation>свои слова</translation>
        </message>
        <message>
            <location filename="../pages/new_card.py" />
            <source>its picture</source>
            <translation>её картинка</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/new_card.py" />
            <source>%n copies</source>
            <translation>
                <numerusform>%n копия</numerusform>
                <numerusform>%n копии</numerusform>
                <numerusform>%n копий</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/new_card.py" />
            <source>of this pack</source>
            <translation>из этого набора</translation>
        </message>
        <message>
            <location filename="../pages/new_card.py" />
            <source>From {pack}. You get a copy.</source>
            <translation>Из набора «{pack}». Вы получите копию.</translation>
        </message>
        <message>
            <location filename="../pages/new_card.py" />
            <source>all</source>
            <translation>все</translation>
        </message>
        <message>
            <location filename="../pages/new_card.py" />
            <source>What comes with it</source>
            <translation>Что в ней уже есть</translation>
        </message>
        <message>
            <location filename="../pages/no_cards.py" />
            <source>From a table</source>
            <translation>Из таблицы</translation>
        </message>
        <message>
            <location filename="../pages/no_cards.py" />
            <source>A row a card: title, copies, text.</source>
            <translation>Карта в строке: название, копии, текст.</translation>
        </message>
        <message>
            <location filename="../pages/no_cards.py" />
            <location filename="../pages/tiles.py" />
            <source>Open</source>
            <translation>Открыть</translation>
        </message>
        <message>
            <location filename="../pages/no_cards.py" />
            <source>Or begin with one of these</source>
            <translation>Или начните с одной из этих</translation>
        </message>
        <message>
            <location filename="../pages/no_cards.py" />
            <source>No cards of its own yet.</source>
            <translation>Своих карт пока нет.</translation>
        </message>
        <message>
            <location filename="../pages/no_cards.py" />
            <source>Use cards that there are, or make your own.</source>
            <translation>Возьмите готовые карты или сделайте свои.</translation>
        </message>
        <message>
            <location filename="../pages/original_strip.py" />
            <source>Where changes go</source>
            <translation>Куда попадают изменения</translation>
        </message>
        <message>
            <location filename="../pages/original_strip.py" />
            <source>Begin</source>
            <translation>Начать</translation>
        </message>
        <message>
            <location filename="../pages/original_strip.py" />
            <source>Work on these packs themselves, in {folder}</source>
            <translation>Работать над самими этими наборами, в {folder}</translation>
        </message>
        <message>
            <location filename="../pages/original_strip.py" />
            <source>It lies in {folder}. Undo takes it back.</source>
            <translation>Она лежит в {folder}. Отмена уберёт её.</translation>
        </message>
        <message>
            <location filename="../pages/original_strip.py" />
            <source>Leave them as they are</source>
            <translation>Оставить их как есть</translation>
        </message>
        <message>
            <location filename="../pages/original_strip.py" />
            <source>Copy, whole and yours</source>
            <translation>Копия, целиком ваша</translation>
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
            <translation>Мод, только ваши изменения</translation>
        </message>
        <message>
            <location filename="../pages/original_strip.py" />
            <source>This one came with Uguisu: your changes go to a copy.</source>
            <translation>Этот набор пришёл с Uguisu: ваши изменения попадут в копию.</translation>
        </message>
        <message>
            <location filename="../pages/original_strip.py" />
            <source>This one was added: your changes go to a copy.</source>
            <translation>Этот набор добавлен: ваши изменения попадут в копию.</translation>
        </message>
        <message>
            <location filename="../pages/original_strip.py" />
            <source>The first stroke begins a copy in this tab; the original stays as it is.</source>
            <translation>Первый штрих начнёт копию в этой вкладке; оригинал останется как есть.</translation>
        </message>
        <message>
            <location filename="../pages/original_strip.py" />
            <source>You draw in a copy of your own.</source>
            <translation>Вы рисуете в собственной копии.</translation>
        </message>
        <message>
            <location filename="../pages/original_strip.py" />
            <source>The first stroke begins a mod; the original stays as it is.</source>
            <translation>Первый штрих начнёт мод; оригинал останется как есть.</translation>
        </message>
        <message>
            <location filename="../pages/original_strip.py" />
            <source>You draw in a mod of your own: it says only what you change.</source>
            <translation>Вы рисуете в собственном моде: в нём только ваши изменения.</translation>
        </message>
        <message>
            <location filename="../pages/pack_finder.py" />
            <source>All {count}</source>
            <translation>Все {count}</translation>
        </message>
        <message>
            <location filename="../pages/pack_finder.py" />
            <source>Yours {count}</source>
            <translation>Свои {count}</translation>
        </message>
        <message>
            <location filename="../pages/pack_finder.py" />
            <source>Copies {count}</source>
            <translation>Копии {count}</translation>
        </message>
        <message>
            <location filename="../pages/pack_finder.py" />
            <source>Mods {count}</source>
            <translation>Моды {count}</translation>
        </message>
        <message>
            <location filename="../pages/pack_finder.py" />
            <source>Find a pack</source>
            <translation>Найти набор</translation>
        </message>
        <message>
            <location filename="../pages/pack_finder.py" />
            <source>No pack has these words in its name. Look for fewer of them.</source>
            <translation>Ни у одного набора нет таких слов в названии. Уберите часть слов.</translation>
        </message>
        <message>
            <location filename="../pages/pack_finder.py" />
            <source>newest</source>
            <translation>сначала новые</translation>
        </message>
        <message>
            <location filename="../pages/pack_finder.py" />
            <source>by name</source>
            <translation>по названию</translation>
        </message>
        <message>
            <location filename="../pages/palette.py" />
            <source>Palette</source>
            <translation>Палитра</translation>
        </message>
        <message>
            <location filename="../pages/palette.py" />
            <source>Find in the palette</source>
            <translation>Найти в палитре</translation>
        </message>
        <message>
            <location filename="../pages/palette.py" />
            <source>Show all marks</source>
            <translation>Показать все пометки</translation>
        </message>
        <message>
            <location filename="../pages/palette.py" />
            <source>The map shows the sign of everything that is set for a place</source>
            <translation>Карта показывает знаки всего, что задано для места</translation>
        </message>
        <message>
            <location filename="../pages/palette.py" />
            <source>Drag a thing onto the map, or click it, then where it goes. It stays in hand until Esc.</source>
            <translation>Перетащите предмет на карту или щёлкните его, потом место. Он остаётся в руке до Esc.</translation>
        </message>
        <message>
            <location filename="../pages/palette.py" />
            <source>Nothing is called so.</source>
            <translation>Ничего так не называется.</translation>
        </message>
        <message>
            <location filename="../pages/palette.py" />
            <source>This game has nothing to put here.</source>
            <translation>В этой игре здесь нечего ставить.</translation>
        </message>
        <message>
            <location filename="../pages/place_words.py" />
            <source>Here begins</source>
            <translation>Здесь начинает</translation>
        </message>
        <message>
            <location filename="../pages/place_words.py" />
            <source>Here may begin</source>
            <translation>Здесь может начать</translation>
        </message>
        <message>
            <location filename="../pages/players.py" />
            <location filename="../pages/set_up_card.py" />
            <source>played by</source>
            <translation>играет</translation>
        </message>
        <message>
            <location filename="../pages/players.py" />
            <source>with the deck</source>
            <translation>колодой</translation>
        </message>
        <message>
            <location filename="../pages/players.py" />
            <source>A bot</source>
            <translation>Бот</translation>
        </message>
        <message>
            <location filename="../pages/players.py" />
            <source>Play with the deck {deck}</source>
            <translation>Играть колодой {deck}</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/players.py" />
            <source>of %n card(s)</source>
            <translation>
                <numerusform>из %n карты</numerusform>
                <numerusform>из %n карт</numerusform>
                <numerusform>из %n карт</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/problem_card.py" />
            <location filename="../tools/chance.py" />
            <location filename="../tools/pieces.py" />
            <source>Take away {what}</source>
            <translation>Убрать «{what}»</translation>
        </message>
        <message>
            <location filename="../pages/rulings_page.py" />
            <source>Put {piece} on {place}</source>
            <translation>Поставить {piece} на «{place}»</translation>
        </message>
        <message>
            <location filename="../pages/rulings_page.py" />
            <source>Try all</source>
            <translation>Проверить все</translation>
        </message>
        <message>
            <location filename="../pages/rulings_page.py" />
            <source>Try every ruling on the pack as it is now</source>
            <translation>Проверить каждое разъяснение на наборе, каков он сейчас</translation>
        </message>
        <message>
            <location filename="../pages/rulings_page.py" />
            <source>Set up from the map</source>
            <translation>Расставить на карте</translation>
        </message>
        <message>
            <location filename="../pages/rulings_page.py" />
            <source>While it is on, a click on the map puts the chosen piece there in the current ruling</source>
            <translation>Пока включено, щелчок по карте ставит туда выбранную фигуру в открытом разъяснении</translation>
        </message>
        <message>
            <location filename="../pages/rulings_page.py" />
            <source>Piece to put on the map</source>
            <translation>Фигура, которую ставить на карту</translation>
        </message>
        <message>
            <location filename="../pages/rulings_page.py" />
            <source>What was not as expected</source>
            <translation>Что вышло не так, как ожидалось</translation>
        </message>
        <message>
            <location filename="../pages/rulings_page.py" />
            <source>No ruling yet. What must hold?</source>
            <translation>Разъяснений пока нет. Что должно выполняться?</translation>
        </message>
        <message>
            <location filename="../pages/rulings_page.py" />
            <source>A ruling sets up a position, plays moves, and says what must be true then. It is tried in a second.</source>
            <translation>Разъяснение расставляет позицию, делает ходы и говорит, что после этого должно быть верно. Проверяется за секунду.</translation>
        </message>
        <message>
            <location filename="../pages/rulings_page.py" />
            <source>{held} of {all} hold</source>
            <translation>верны {held} из {all}</translation>
        </message>
        <message>
            <location filename="../pages/rulings_page.py" />
            <source>Trying…</source>
            <translation>Проверка…</translation>
        </message>
        <message>
            <location filename="../pages/rulings_page.py" />
            <source>The pack has changed since: try again.</source>
            <translation>Набор с тех пор изменился: проверьте снова.</translation>
        </message>
        <message>
            <location filename="../pages/rulings_page.py" />
            <source>There is no ruling yet: add one first, on the page Rulings.</source>
            <translation>Разъяснений ещё нет: сначала добавьте одно на странице «Разъяснения».</translation>
        </message>
        <message>
            <location filename="../pages/scenario_page.py" />
            <location filename="../pages/scenario_sheet.py" />
            <source>All as usual</source>
            <translation>Всё как обычно</translation>
        </message>
        <message>
            <location filename="../pages/scenario_page.py" />
            <source>Take back every setting that is other than usual in this game</source>
            <translation>Вернуть каждую настройку, которая отличается от обычной в этой игре</translation>
        </message>
        <message>
            <location filename="../pages/scenario_sheet.py" />
            <source>What it may be told</source>
            <translation>Что можно указать</translation>
        </message>
        <message>
            <location filename="../pages/scenario_sheet.py" />
            <source>Write the summary</source>
            <translation>Написать описание</translation>
        </message>
        <message>
            <location filename="../pages/scenario_sheet.py" />
            <source>How it is played</source>
            <translation>Как играют</translation>
        </message>
        <message>
            <location filename="../pages/scenario_sheet.py" />
            <source>And further</source>
            <translation>И ещё</translation>
        </message>
        <message>
            <location filename="../pages/scenario_sheet.py" />
            <source>Variants · {on} of {all} on</source>
            <translation>Варианты · включено {on} из {all}</translation>
        </message>
        <message>
            <location filename="../pages/scenario_sheet.py" />
            <source>About this pack</source>
            <translation>Об этом наборе</translation>
        </message>
        <message>
            <location filename="../pages/scenario_sheet.py" />
            <source>Licence</source>
            <translation>Лицензия</translation>
        </message>
        <message>
            <location filename="../pages/scenario_sheet.py" />
            <source>changed</source>
            <translation>изменено</translation>
        </message>
        <message>
            <location filename="../pages/scenario_sheet.py" />
            <source>No summary yet: what is it, in a sentence or two?</source>
            <translation>Описания пока нет: что это, в двух словах?</translation>
        </message>
        <message>
            <location filename="../pages/scenario_sheet.py" />
            <source>●  changed from what is usual in this game      ▎ what is usual</source>
            <translation>●  отличается от обычного в этой игре      ▎ обычное</translation>
        </message>
        <message>
            <location filename="../pages/scenario_sheet.py" />
            <source>Clashes with {others}</source>
            <translation>Не сочетается с {others}</translation>
        </message>
        <message>
            <location filename="../pages/scenario_sheet.py" />
            <source>Speaks</source>
            <translation>Языки</translation>
        </message>
        <message>
            <location filename="../pages/scenario_sheet.py" />
            <source>usual {number}</source>
            <translation>обычно {number}</translation>
        </message>
        <message>
            <location filename="../pages/scenario_sheet.py" />
            <source>Needs {others}</source>
            <translation>Без {others} не работает</translation>
        </message>
        <message>
            <location filename="../pages/set_up_card.py" />
            <source>Show or hide the set-up, line by line</source>
            <translation>Показать или скрыть расстановку, строка за строкой</translation>
        </message>
        <message>
            <location filename="../pages/set_up_card.py" />
            <source>to the middle</source>
            <translation>к середине</translation>
        </message>
        <message>
            <location filename="../pages/set_up_card.py" />
            <source>begins on</source>
            <translation>начинает здесь:</translation>
        </message>
        <message>
            <location filename="../pages/set_up_card.py" />
            <source>begin on</source>
            <translation>начинают здесь:</translation>
        </message>
        <message>
            <location filename="../pages/set_up_card.py" />
            <source>and looks</source>
            <translation>и смотрит на</translation>
        </message>
        <message>
            <location filename="../pages/set_up_card.py" />
            <source>Left to chance</source>
            <translation>Решает случай</translation>
        </message>
        <message>
            <location filename="../pages/set_up_card.py" />
            <source>Always there</source>
            <translation>Всегда там</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/set_up_card.py" />
            <location filename="../pages/set_up_sheet.py" />
            <location filename="../pages/stages.py" />
            <source>and %n more</source>
            <translation>
                <numerusform>и ещё %n</numerusform>
                <numerusform>и ещё %n</numerusform>
                <numerusform>и ещё %n</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/set_up_sheet.py" />
            <source>{what}: chance chooses among {places}; this deal took {dealt}.</source>
            <translation>{what}: у случая на выбор {places}; выпало {dealt}.</translation>
        </message>
        <message>
            <location filename="../pages/set_up_sheet.py" />
            <source>Who and what</source>
            <translation>Кто и что</translation>
        </message>
        <message>
            <location filename="../pages/set_up_sheet.py" />
            <source>What the game asks</source>
            <translation>Что спрашивает игра</translation>
        </message>
        <message>
            <location filename="../pages/set_up_sheet.py" />
            <source>A mod takes the set-up of the pack that it follows. All fields below say what it changes of it.</source>
            <translation>Мод берёт расстановку из набора, за которым следует. Все поля ниже говорят, что он в ней меняет.</translation>
        </message>
        <message>
            <location filename="../pages/set_up_sheet.py" />
            <source>Put one more thing on the map</source>
            <translation>Поставить на карту ещё одну вещь</translation>
        </message>
        <message>
            <location filename="../pages/set_up_sheet.py" />
            <source>by chance</source>
            <translation>случайно</translation>
        </message>
        <message>
            <location filename="../pages/set_up_sheet.py" />
            <source>{what}: chance chooses among {places}.</source>
            <translation>{what}: у случая на выбор {places}.</translation>
        </message>
        <message>
            <location filename="../pages/set_up_sheet.py" />
            <source>Show on the map</source>
            <translation>Показать на карте</translation>
        </message>
        <message>
            <location filename="../pages/set_up_sheet.py" />
            <source>Always on {place}, as in this deal</source>
            <translation>Всегда на {place}, как в этой раздаче</translation>
        </message>
        <message>
            <location filename="../pages/set_up_sheet.py" />
            <location filename="../pages/stages.py" />
            <source>Nothing stands on the map yet.</source>
            <translation>На карте пока ничего не стоит.</translation>
        </message>
        <message>
            <location filename="../pages/source_page.py" />
            <source>Type in {name}</source>
            <translation>Правка в {name}</translation>
        </message>
        <message>
            <location filename="../pages/source_page.py" />
            <source>{name} cannot be drawn as it is. Fix the text, then read it again.</source>
            <translation>{name} в таком виде не нарисовать. Поправьте текст и посмотрите снова.</translation>
        </message>
        <message>
            <location filename="../pages/source_page.py" />
            <source>Back to the map or the form</source>
            <translation>Назад к карте или форме</translation>
        </message>
        <message>
            <location filename="../pages/source_page.py" />
            <source>Read again</source>
            <translation>Посмотреть снова</translation>
        </message>
        <message>
            <location filename="../pages/source_page.py" />
            <source>Read the text as it is now (Ctrl+Enter)</source>
            <translation>Прочитать текст, каков он сейчас (Ctrl+Enter)</translation>
        </message>
        <message>
            <location filename="../pages/source_page.py" />
            <source>Text of {name}</source>
            <translation>Текст файла {name}</translation>
        </message>
        <message>
            <location filename="../pages/source_page.py" />
            <source>{name} as it will be saved. Ctrl+Space offers words.</source>
            <translation>{name}, как он будет сохранён. Ctrl+Пробел предлагает слова.</translation>
        </message>
        <message>
            <location filename="../pages/source_page.py" />
            <source>Line {line}: {problem}. Until it can be read, the other view shows what was there before.</source>
            <translation>Строка {line}: {problem}. Пока текст нельзя прочесть, другой вид показывает прежнее.</translation>
        </message>
        <message>
            <location filename="../pages/source_page.py" />
            <source>Lay out {name}</source>
            <translation>Оформление {name}</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/stages.py" />
            <source>%n thing(s) stand in the way.</source>
            <translation>
                <numerusform>Мешает %n вещь.</numerusform>
                <numerusform>Мешают %n вещи.</numerusform>
                <numerusform>Мешают %n вещей.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/stages.py" />
            <source>This is a whole game already. Change what you like, in any order; the ticks say whether it can still be played.</source>
            <translation>Это уже целая игра. Меняйте что хотите, в любом порядке; галочки говорят, можно ли ещё играть.</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/stages.py" />
            <source>It can be played; %n thing(s) to look at.</source>
            <translation>
                <numerusform>Играть можно; взгляните на %n вещь.</numerusform>
                <numerusform>Играть можно; взгляните на %n вещи.</numerusform>
                <numerusform>Играть можно; взгляните на %n вещей.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/stages.py" />
            <source>Nothing is missing: begin a game.</source>
            <translation>Всё на месте: можно начинать партию.</translation>
        </message>
        <message>
            <location filename="../pages/stages.py" />
            <source>It can't be played yet: {why}</source>
            <translation>Играть пока нельзя: {why}</translation>
        </message>
        <message>
            <location filename="../pages/stages.py" />
            <source>Looking whether it can be played…</source>
            <translation>Проверяется, можно ли играть…</translation>
        </message>
        <message>
            <location filename="../pages/stages.py" />
            <source>It can be played, but look at this: {why}</source>
            <translation>Играть можно, но взгляните: {why}</translation>
        </message>
        <message>
            <location filename="../pages/stages.py" />
            <source>{places}, joined by {ways}</source>
            <translation>{places}, между ними {ways}</translation>
        </message>
        <message>
            <location filename="../pages/stages.py" />
            <source>Steps to a game</source>
            <translation>Шаги к игре</translation>
        </message>
        <message>
            <location filename="../pages/stages.py" />
            <source>Hide the steps</source>
            <translation>Скрыть шаги</translation>
        </message>
        <message>
            <location filename="../pages/stages.py" />
            <source>View &gt; Steps to a game shows them again</source>
            <translation>Вид &gt; Шаги к игре вернёт их</translation>
        </message>
        <message>
            <location filename="../pages/stages.py" />
            <source>Show me</source>
            <translation>Показать</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/stages.py" />
            <source>%n way(s)</source>
            <translation>
                <numerusform>%n путь</numerusform>
                <numerusform>%n пути</numerusform>
                <numerusform>%n путей</numerusform>
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
                <numerusform>принят %n текст</numerusform>
                <numerusform>приняты %n текста</numerusform>
                <numerusform>принято %n текстов</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/texts_page.py" />
            <source>Search the texts</source>
            <translation>Поиск по текстам</translation>
        </message>
        <message>
            <location filename="../pages/texts_page.py" />
            <source>Only what is missing</source>
            <translation>Только непереведённое</translation>
        </message>
        <message>
            <location filename="../pages/texts_page.py" />
            <source>Texts by language</source>
            <translation>Тексты по языкам</translation>
        </message>
        <message>
            <location filename="../pages/texts_page.py" />
            <source>Only show the texts</source>
            <translation>Просто показать тексты</translation>
        </message>
        <message>
            <location filename="../pages/texts_page.py" />
            <source>Show this language</source>
            <translation>Показать этот язык</translation>
        </message>
        <message>
            <location filename="../pages/texts_page.py" />
            <source>Export as .po…</source>
            <translation>Экспорт в .po…</translation>
        </message>
        <message>
            <location filename="../pages/texts_page.py" />
            <source>Write a file for a translator into this language</source>
            <translation>Записать файл для переводчика на этот язык</translation>
        </message>
        <message>
            <location filename="../pages/texts_page.py" />
            <source>Import a .po…</source>
            <translation>Импорт из .po…</translation>
        </message>
        <message>
            <location filename="../pages/texts_page.py" />
            <source>Import what a translator has written</source>
            <translation>Принять то, что написал переводчик</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/texts_page.py" />
            <source>Written to {name}; %n text(s) to translate</source>
            <translation>
                <numerusform>Записано в {name}; осталось перевести %n текст</numerusform>
                <numerusform>Записано в {name}; осталось перевести %n текста</numerusform>
                <numerusform>Записано в {name}; осталось перевести %n текстов</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/texts_page.py" />
            <source>(missing)</source>
            <translation>(нет)</translation>
        </message>
        <message>
            <location filename="../pages/texts_page.py" />
            <source>One language so far. Which one next?</source>
            <translation>Пока один язык. Какой будет следующим?</translation>
        </message>
        <message>
            <location filename="../pages/texts_page.py" />
            <source>All texts of the pack then stand side by side here, and what is missing is marked.</source>
            <translation>Тогда все тексты набора встанут здесь рядом, а чего не хватает, будет отмечено.</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/texts_page.py" />
            <source>%n translation(s) missing</source>
            <translation>
                <numerusform>не хватает %n перевода</numerusform>
                <numerusform>не хватает %n переводов</numerusform>
                <numerusform>не хватает %n переводов</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/texts_page.py" />
            <source>Nothing is missing</source>
            <translation>Всё переведено</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/texts_page.py" />
            <source>%n text(s) that this pack does not have</source>
            <translation>
                <numerusform>%n текста в этом наборе нет</numerusform>
                <numerusform>%n текстов в этом наборе нет</numerusform>
                <numerusform>%n текстов в этом наборе нет</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/texts_page.py" />
            <source>A column for it, to be filled in.</source>
            <translation>Для него появится столбец, который надо заполнить.</translation>
        </message>
        <message>
            <location filename="../pages/tiles.py" />
            <source>your copy</source>
            <translation>ваша копия</translation>
        </message>
        <message>
            <location filename="../pages/tiles.py" />
            <source>your mod</source>
            <translation>ваш мод</translation>
        </message>
        <message>
            <location filename="../pages/tiles.py" />
            <source>to learn on</source>
            <translation>для обучения</translation>
        </message>
        <message>
            <location filename="../pages/timeline.py" />
            <source>What can happen when, by</source>
            <translation>Что и когда может случиться, по счётчику</translation>
        </message>
        <message>
            <location filename="../pages/timeline.py" />
            <source>The counter that tells the time</source>
            <translation>Счётчик, который показывает время</translation>
        </message>
        <message>
            <location filename="../pages/timeline.py" />
            <source>What can happen when</source>
            <translation>Что и когда может случиться</translation>
        </message>
        <message>
            <location filename="../pages/timeline.py" />
            <source>never</source>
            <translation>никогда</translation>
        </message>
        <message>
            <location filename="../pages/tool_bar.py" />
            <location filename="../session.py" />
            <location filename="../tools/palette.py" />
            <source>Draw</source>
            <translation>Рисовать</translation>
        </message>
        <message>
            <location filename="../pages/tool_bar.py" />
            <source>Draw what is chosen in the palette</source>
            <translation>Рисовать то, что выбрано в палитре</translation>
        </message>
        <message>
            <location filename="../pages/tool_bar.py" />
            <source>Draw on the other side what is drawn on one</source>
            <translation>Рисовать на другой стороне то же, что на этой</translation>
        </message>
        <message>
            <location filename="../pages/tool_bar.py" />
            <source>Columns and rows of the map</source>
            <translation>Столбцы и строки карты</translation>
        </message>
        <message>
            <location filename="../pages/tool_bar.py" />
            <source>Mirror</source>
            <translation>Зеркало</translation>
        </message>
        <message>
            <location filename="../pages/tool_bar.py" />
            <source>More</source>
            <translation>Ещё</translation>
        </message>
        <message>
            <location filename="../pages/tool_bar.py" />
            <source>More tools</source>
            <translation>Другие инструменты</translation>
        </message>
        <message>
            <location filename="../pages/tool_bar.py" />
            <location filename="../play/side.py" />
            <source>Drawing</source>
            <translation>Рисунок</translation>
        </message>
        <message>
            <location filename="../pages/tool_bar.py" />
            <source>As played</source>
            <translation>Как в игре</translation>
        </message>
        <message>
            <location filename="../pages/tool_bar.py" />
            <source>The map with all that is drawn and decided</source>
            <translation>Карта со всем, что нарисовано и решено</translation>
        </message>
        <message>
            <location filename="../pages/tool_bar.py" />
            <source>The map as everybody sees it when a game begins</source>
            <translation>Карта, какой её видят все в начале партии</translation>
        </message>
        <message>
            <location filename="../pages/tree.py" />
            <source>Pages of the pack</source>
            <translation>Страницы набора</translation>
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
            <translation>В партии {number} последнего испытания</translation>
        </message>
        <message>
            <location filename="../pages/trial.py" />
            <source>In a game by chance</source>
            <translation>В случайной партии</translation>
        </message>
        <message>
            <location filename="../pages/trial.py" />
            <source>Look for a position in which this card can be played, and play it</source>
            <translation>Найти позицию, где эту карту можно сыграть, и сыграть её</translation>
        </message>
        <message>
            <location filename="../pages/trial.py" />
            <source>Another position</source>
            <translation>Другая позиция</translation>
        </message>
        <message>
            <location filename="../pages/trial.py" />
            <source>Look for another position</source>
            <translation>Найти другую позицию</translation>
        </message>
        <message>
            <location filename="../pages/trial.py" />
            <source>Go on in Play</source>
            <translation>Продолжить в игре</translation>
        </message>
        <message>
            <location filename="../pages/trial.py" />
            <source>What happened</source>
            <translation>Что произошло</translation>
        </message>
        <message>
            <location filename="../pages/trial.py" />
            <source>Before and after, in a game as it might be.</source>
            <translation>До и после, в возможной партии.</translation>
        </message>
        <message>
            <location filename="../pages/trial.py" />
            <source>Looking for a position…</source>
            <translation>Поиск позиции…</translation>
        </message>
        <message>
            <location filename="../pages/trial.py" />
            <source>In random games there was no position in which it could be played.</source>
            <translation>В случайных партиях не встретилось позиции, где её можно сыграть.</translation>
        </message>
        <message>
            <location filename="../pages/trial.py" />
            <source>Nothing happened.</source>
            <translation>Ничего не произошло.</translation>
        </message>
        <message>
            <location filename="../pages/ways.py" />
            <source>A small whole game that plays at once: change what you like. Or begin on empty paper.</source>
            <translation>Маленькая целая игра, готовая сразу: меняйте что хотите. Или начните с чистого листа.</translation>
        </message>
        <message>
            <location filename="../pages/ways.py" />
            <source>Take a scenario whole and make it yours. What you change stays in your copy.</source>
            <translation>Возьмите сценарий целиком и сделайте своим. Ваши изменения останутся в копии.</translation>
        </message>
        <message>
            <location filename="../pages/ways.py" />
            <source>Keep a scenario as it is and change only a few things: a card, a number, a rule. It follows the original.</source>
            <translation>Оставьте сценарий как есть и измените немногое: карту, число, правило. Мод следует за оригиналом.</translation>
        </message>
        <message>
            <location filename="../pages/welcome.py" />
            <source>Draw a map, write a mission, change a card, press Play, and see what a thousand games of it look like.</source>
            <translation>Нарисуйте карту, напишите миссию, измените карточку, нажмите «Игра» и посмотрите, как выглядит тысяча партий.</translation>
        </message>
        <message>
            <location filename="../pages/welcome.py" />
            <source>Your packs lie in {folder}</source>
            <translation>Ваши наборы лежат в {folder}</translation>
        </message>
        <message>
            <location filename="../pages/welcome.py" />
            <source>Learn in 10 minutes</source>
            <translation>Научиться за 10 минут</translation>
        </message>
        <message>
            <location filename="../pages/welcome.py" />
            <source>Open…</source>
            <translation>Открыть…</translation>
        </message>
        <message>
            <location filename="../pages/welcome.py" />
            <source>Get packs…</source>
            <translation>Получить наборы…</translation>
        </message>
        <message>
            <location filename="../pages/welcome.py" />
            <source>Import from Tiled…</source>
            <translation>Импорт из Tiled…</translation>
        </message>
        <message>
            <location filename="../pages/welcome.py" />
            <location filename="../window.py" />
            <source>Your packs</source>
            <translation>Ваши наборы</translation>
        </message>
        <message>
            <location filename="../pages/welcome.py" />
            <source>Show the folder</source>
            <translation>Показать папку</translation>
        </message>
        <message>
            <location filename="../pages/welcome.py" />
            <source>Came with Uguisu</source>
            <translation>Из комплекта Uguisu</translation>
        </message>
        <message>
            <location filename="../pages/welcome.py" />
            <source>they stay as they are: what you change goes to a copy</source>
            <translation>они остаются как есть: изменения идут в копию</translation>
        </message>
        <message>
            <location filename="../pages/welcome.py" />
            <source>Go on with yours</source>
            <translation>Продолжайте своё</translation>
        </message>
        <message>
            <location filename="../pages/welcome.py" />
            <source>What would you like to make?</source>
            <translation>Что вы хотите сделать?</translation>
        </message>
        <message>
            <location filename="../pages/welcome.py" />
            <source>Choose one to copy</source>
            <translation>Выбрать, что копировать</translation>
        </message>
        <message>
            <location filename="../pages/welcome.py" />
            <source>Choose one to change</source>
            <translation>Выбрать, что изменить</translation>
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
                <numerusform>{side}: победа не позже чем через %n ход</numerusform>
                <numerusform>{side}: победа не позже чем через %n хода</numerusform>
                <numerusform>{side}: победа не позже чем через %n ходов</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/who_wins.py" />
            <source>If nobody makes a mistake. %n position(s) were looked at.</source>
            <translation>
                <numerusform>Если никто не ошибётся. Просмотрена %n позиция.</numerusform>
                <numerusform>Если никто не ошибётся. Просмотрено %n позиции.</numerusform>
                <numerusform>Если никто не ошибётся. Просмотрено %n позиций.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/who_wins.py" />
            <source>Nobody can force a win</source>
            <translation>Никто не может добиться победы</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/who_wins.py" />
            <source>{side} {side:wins|win} within %n round(s)</source>
            <translation>
                <numerusform>{side}: победа не позже чем через %n раунд</numerusform>
                <numerusform>{side}: победа не позже чем через %n раунда</numerusform>
                <numerusform>{side}: победа не позже чем через %n раундов</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/who_wins.py" />
            <source>Who wins?</source>
            <translation>Кто выигрывает?</translation>
        </message>
        <message>
            <location filename="../pages/who_wins.py" />
            <source>Work it out</source>
            <translation>Вычислить</translation>
        </message>
        <message>
            <location filename="../pages/who_wins.py" />
            <source>Who wins now?</source>
            <translation>Кто выигрывает теперь?</translation>
        </message>
        <message>
            <location filename="../pages/who_wins.py" />
            <source>“{verdict}” held until the last change.</source>
            <translation>До последнего изменения верно было «{verdict}».</translation>
        </message>
        <message>
            <location filename="../pages/who_wins.py" />
            <source>Every position can be looked at, and then it is certain.</source>
            <translation>Можно просмотреть все позиции, и тогда это известно точно.</translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>It says nothing yet.</source>
            <translation>Пока ничего не написано.</translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>Title of the card</source>
            <translation>Название карты</translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>What it is called: write another name</source>
            <translation>Как она называется: напишите другое имя</translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>Drop a picture here: PNG, JPEG, WebP or SVG. It is cut to the frame.</source>
            <translation>Бросьте сюда картинку: PNG, JPEG, WebP или SVG. Её обрежут по рамке.</translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>as it will be printed</source>
            <translation>как будет напечатана</translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>One like it</source>
            <translation>Ещё такую</translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>Original</source>
            <translation>Исходная</translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>As it is in the pack below</source>
            <translation>Как в наборе под этим</translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>What it says</source>
            <translation>Что написано</translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>Change the words, too</source>
            <translation>Изменить и текст</translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>Where it strikes</source>
            <translation>Куда бьёт</translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>pick a mark, click or drag over hexes</source>
            <translation>выберите знак, щёлкайте или ведите по гексам</translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>drag the number; {number} is first</source>
            <translation>тяните число; {number} первое</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/workshop.py" />
            <source>copies for {deck}</source>
            <translation>
                <numerusform>копия для колоды «{deck}»</numerusform>
                <numerusform>копии для колоды «{deck}»</numerusform>
                <numerusform>копий для колоды «{deck}»</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>Step</source>
            <translation>Шаг</translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>Change the words</source>
            <translation>Изменить слова</translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>Write your own words</source>
            <translation>Написать свои слова</translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>made from the steps</source>
            <translation>составлено из шагов</translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>✓ face and steps agree</source>
            <translation>✓ лицо и шаги совпадают</translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>! the words do not say all numbers</source>
            <translation>! слова называют не все числа</translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>Change the title</source>
            <translation>Сменить название</translation>
        </message>
        <message>
            <location filename="../pages/workshop.py" />
            <source>played on</source>
            <translation>играется на</translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/workshop.py" />
            <source>copies in</source>
            <translation>
                <numerusform>копия в колоде</numerusform>
                <numerusform>копии в колоде</numerusform>
                <numerusform>копий в колоде</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../pages/workshop.py" />
            <source>copies</source>
            <translation>
                <numerusform>копия</numerusform>
                <numerusform>копии</numerusform>
                <numerusform>копий</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../panels.py" />
            <source>it is not a widget</source>
            <translation>это не виджет</translation>
        </message>
        <message>
            <location filename="../panes.py" />
            <source>Show the dock {name}</source>
            <translation>Показать панель «{name}»</translation>
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
            <translation>Поле, на котором играют. Стрелки ходят по тому, что можно выбрать, Enter выбирает.</translation>
        </message>
        <message>
            <location filename="../play/board.py" />
            <source>picked</source>
            <translation>выбрано</translation>
        </message>
        <message>
            <location filename="../play/board.py" />
            <source>may be chosen</source>
            <translation>можно выбрать</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>Record as a ruling</source>
            <translation>Записать как разъяснение</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>What should the ruling be called?</source>
            <translation>Как назвать разъяснение?</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>Playtests by bots come with the lab: install it with `pip install uguisu-lab`, then start again.</source>
            <translation>Испытания с ботами — часть лаборатории: установите её командой `pip install uguisu-lab` и запустите редактор снова.</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>From play</source>
            <translation>Из игры</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>&amp;New game</source>
            <translation>&amp;Новая партия</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>The same game fr&amp;om the start</source>
            <translation>Та же партия с на&amp;чала</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>&amp;Again from here, with the pack as it is now</source>
            <translation>С этого места &amp;ещё раз, с нынешним набором</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>&amp;Undo the last move</source>
            <translation>&amp;Отменить ход</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>Re&amp;do the move</source>
            <translation>&amp;Повторить ход</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>&amp;Hint</source>
            <translation>Подсказ&amp;ка</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>&amp;Let bots wait, or play</source>
            <translation>&amp;Боты ждут или играют</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>One move of a &amp;bot</source>
            <translation>О&amp;дин ход бота</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>One step bac&amp;k</source>
            <translation>Шаг на&amp;зад</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>One step &amp;forward</source>
            <translation>Шаг &amp;вперёд</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>&amp;Save the game…</source>
            <translation>&amp;Сохранить партию…</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>Save a repla&amp;y…</source>
            <translation>Сохранить запис&amp;ь…</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>Op&amp;en a game or a replay…</source>
            <translation>Открыть п&amp;артию или запись…</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>Record as a rulin&amp;g…</source>
            <translation>Записать как разъ&amp;яснение…</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>&amp;Play, or back to the drawing</source>
            <translation>&amp;Играть или вернуться к рисунку</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>Play&amp;test</source>
            <translation>Испы&amp;тание</translation>
        </message>
        <message>
            <location filename="../play/commands.py" />
            <source>Playtest</source>
            <translation>Испытание</translation>
        </message>
        <message>
            <location filename="../play/ending.py" />
            <source>And now?</source>
            <translation>А теперь?</translation>
        </message>
        <message>
            <location filename="../play/ending.py" />
            <source>Watch it</source>
            <translation>Посмотреть</translation>
        </message>
        <message numerus="yes">
            <location filename="../play/ending.py" />
            <source>%n step(s)</source>
            <translation>
                <numerusform>%n шаг</numerusform>
                <numerusform>%n шага</numerusform>
                <numerusform>%n шагов</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../play/ending.py" />
            <source>The whole game, move by move</source>
            <translation>Вся партия, ход за ходом</translation>
        </message>
        <message>
            <location filename="../play/ending.py" />
            <source>Play 100</source>
            <translation>Сыграть 100</translation>
        </message>
        <message>
            <location filename="../play/ending.py" />
            <source>by bots</source>
            <translation>силами ботов</translation>
        </message>
        <message>
            <location filename="../play/ending.py" />
            <source>Bots play it a hundred times</source>
            <translation>Боты сыграют сто раз</translation>
        </message>
        <message>
            <location filename="../play/ending.py" />
            <source>Change it</source>
            <translation>Изменить</translation>
        </message>
        <message>
            <location filename="../play/ending.py" />
            <source>map and goal</source>
            <translation>поле и цель</translation>
        </message>
        <message>
            <location filename="../play/ending.py" />
            <location filename="../play/page.py" />
            <location filename="../play/side.py" />
            <source>Back to the drawing</source>
            <translation>К рисунку</translation>
        </message>
        <message>
            <location filename="../play/ending.py" />
            <source>Invite friends</source>
            <translation>Позвать друзей</translation>
        </message>
        <message>
            <location filename="../play/ending.py" />
            <source>a link, a file</source>
            <translation>ссылка, файл</translation>
        </message>
        <message>
            <location filename="../play/ending.py" />
            <source>Share it: a table with links, a file, print</source>
            <translation>Поделиться: стол со ссылками, файл, печать</translation>
        </message>
        <message>
            <location filename="../play/hand.py" />
            <source>Cards in hand</source>
            <translation>Карты на руке</translation>
        </message>
        <message>
            <location filename="../play/header.py" />
            <source>Who plays, and with whose eyes you look</source>
            <translation>Кто играет и чьими глазами вы смотрите</translation>
        </message>
        <message>
            <location filename="../play/header.py" />
            <source>Trails</source>
            <translation>Следы</translation>
        </message>
        <message>
            <location filename="../play/header.py" />
            <source>Where pieces went at the turning point</source>
            <translation>Куда шли фигуры в переломный момент</translation>
        </message>
        <message>
            <location filename="../play/header.py" />
            <source>All names</source>
            <translation>Все названия</translation>
        </message>
        <message>
            <location filename="../play/header.py" />
            <source>Name every place, or only those that matter now</source>
            <translation>Подписывать все места или только важные сейчас</translation>
        </message>
        <message>
            <location filename="../play/header.py" />
            <source>You</source>
            <translation>вы</translation>
        </message>
        <message>
            <location filename="../play/keeping.py" />
            <source>Keep how games of people end</source>
            <translation>Сохранять, чем кончаются игры людей</translation>
        </message>
        <message>
            <location filename="../play/keeping.py" />
            <source>On this machine only: the day, who won, which seats people had; no names, no moves.</source>
            <translation>Только на этом компьютере: день, кто выиграл, за какие места играли люди; ни имён, ни ходов.</translation>
        </message>
        <message>
            <location filename="../play/log.py" />
            <source>What has happened</source>
            <translation>Что произошло</translation>
        </message>
        <message>
            <location filename="../play/log.py" />
            <source>A double click, or Enter, shows each line of it.</source>
            <translation>Двойной щелчок или Enter показывает каждую строку отдельно.</translation>
        </message>
        <message>
            <location filename="../play/move_list.py" />
            <source>Find a move…</source>
            <translation>Найти ход…</translation>
        </message>
        <message>
            <location filename="../play/move_list.py" />
            <source>Find a move</source>
            <translation>Найти ход</translation>
        </message>
        <message>
            <location filename="../play/move_list.py" />
            <source>Others</source>
            <translation>Другие</translation>
        </message>
        <message>
            <location filename="../play/page.py" />
            <source>The rules of this game crashed or did not answer, and were stopped{where}. Nothing is lost: the game is as it was before the last move.</source>
            <translation>Правила этой игры сломались или не ответили, и их остановили{where}. Ничего не потеряно: партия такая, какой была до последнего хода.</translation>
        </message>
        <message>
            <location filename="../play/page.py" />
            <source>The game is being set up…</source>
            <translation>Партия готовится…</translation>
        </message>
        <message>
            <location filename="../play/page.py" />
            <source>This pack cannot be played yet: {problem}. The Problems dock shows where.</source>
            <translation>В этот набор пока нельзя сыграть: {problem}. Где именно, показывает панель «Проблемы».</translation>
        </message>
        <message>
            <location filename="../play/page.py" />
            <source>The bot “{bot}” crashed or did not answer, and was stopped{where}. The game is as it was before; put another player into its seat.</source>
            <translation>Бот «{bot}» сломался или не ответил, и его остановили{where}. Партия такая, какой была; посадите на его место другого игрока.</translation>
        </message>
        <message>
            <location filename="../play/page.py" />
            <source>Save the game</source>
            <translation>Сохранить партию</translation>
        </message>
        <message>
            <location filename="../play/page.py" />
            <source>Saved games (*.uguisu *.json)</source>
            <translation>Сохранённые партии (*.uguisu *.json)</translation>
        </message>
        <message>
            <location filename="../play/page.py" />
            <source>Save a replay</source>
            <translation>Сохранить запись</translation>
        </message>
        <message>
            <location filename="../play/page.py" />
            <source>Replays (*.uguisu *.jsonl)</source>
            <translation>Записи партий (*.uguisu *.jsonl)</translation>
        </message>
        <message>
            <location filename="../play/page.py" />
            <source>Open a game</source>
            <translation>Открыть партию</translation>
        </message>
        <message>
            <location filename="../play/page.py" />
            <source>Games and replays (*.uguisu *.json *.jsonl)</source>
            <translation>Партии и записи (*.uguisu *.json *.jsonl)</translation>
        </message>
        <message>
            <location filename="../play/page.py" />
            <source>Now {name} takes the screen. Everybody else, please look away.</source>
            <translation>Теперь за экран садится {name}. Остальные не смотрят.</translation>
        </message>
        <message>
            <location filename="../play/page.py" />
            <source>I am {name}: show the board</source>
            <translation>Я {name}: показать поле</translation>
        </message>
        <message>
            <location filename="../play/page.py" />
            <source>Moves at random have led up to here: what you try comes next. Make a move to see it.</source>
            <translation>До этого места привели случайные ходы: дальше — то, что вы пробуете. Сделайте ход, чтобы увидеть.</translation>
        </message>
        <message>
            <location filename="../play/page.py" />
            <source>The ruling “{name}” was added to the pack.</source>
            <translation>Разъяснение «{name}» добавлено в набор.</translation>
        </message>
        <message>
            <location filename="../play/page.py" />
            <source>The pack has changed since this game began.</source>
            <translation>С начала партии набор изменился.</translation>
        </message>
        <message>
            <location filename="../play/page.py" />
            <source>Again from here</source>
            <translation>С этого места ещё раз</translation>
        </message>
        <message>
            <location filename="../play/page.py" />
            <source>New game</source>
            <translation>Новая партия</translation>
        </message>
        <message>
            <location filename="../play/page.py" />
            <source>Play on as it was</source>
            <translation>Доиграть как было</translation>
        </message>
        <message>
            <location filename="../play/players.py" />
            <source>A person</source>
            <translation>Человек</translation>
        </message>
        <message>
            <location filename="../play/players.py" />
            <source>Somebody at this screen.</source>
            <translation>Кто-то за этим экраном.</translation>
        </message>
        <message>
            <location filename="../play/question.py" />
            <source>All moves</source>
            <translation>Все ходы</translation>
        </message>
        <message>
            <location filename="../play/question.py" />
            <source>All moves as a list (Ctrl+K)</source>
            <translation>Все ходы списком (Ctrl+K)</translation>
        </message>
        <message>
            <location filename="../play/question.py" />
            <source>“{move}”, says a bot</source>
            <translation>«{move}», — советует бот</translation>
        </message>
        <message>
            <location filename="../play/question.py" />
            <source>Choose how it goes on; Esc takes back what was picked.</source>
            <translation>Выберите, что дальше; Esc отменяет выбор.</translation>
        </message>
        <message>
            <location filename="../play/question.py" />
            <source>There are more moves in the list: Ctrl+K.</source>
            <translation>Другие ходы — в списке: Ctrl+K.</translation>
        </message>
        <message>
            <location filename="../play/question.py" />
            <source>Click what shines on the board, or a card in your hand.</source>
            <translation>Щёлкните то, что светится на поле, или карту в руке.</translation>
        </message>
        <message>
            <location filename="../play/question.py" />
            <source>Click a card in your hand.</source>
            <translation>Щёлкните карту в руке.</translation>
        </message>
        <message>
            <location filename="../play/question.py" />
            <source>Click what shines on the board.</source>
            <translation>Щёлкните то, что светится на поле.</translation>
        </message>
        <message>
            <location filename="../play/recording.py" />
            <source>Record a ruling</source>
            <translation>Запись разъяснения</translation>
        </message>
        <message>
            <location filename="../play/ribbon.py" />
            <source>Who is ahead, as a bot guesses</source>
            <translation>Кто впереди, по оценке бота</translation>
        </message>
        <message>
            <location filename="../play/ribbon.py" />
            <source>Who wins from here, if nobody makes a mistake</source>
            <translation>Кто отсюда выигрывает, если никто не ошибётся</translation>
        </message>
        <message>
            <location filename="../play/ribbon.py" />
            <source>even</source>
            <translation>поровну</translation>
        </message>
        <message>
            <location filename="../play/rounds.py" />
            <location filename="../play/side.py" />
            <location filename="../play/timeline.py" />
            <source>{at} of {count}</source>
            <translation>{at} из {count}</translation>
        </message>
        <message>
            <location filename="../play/rounds.py" />
            <source>Round</source>
            <translation>Раунд</translation>
        </message>
        <message>
            <location filename="../play/side.py" />
            <source>{rounds}: you were ahead.</source>
            <translation>{rounds}: вы были впереди.</translation>
        </message>
        <message>
            <location filename="../play/side.py" />
            <source>Whose view is shown</source>
            <translation>Чьими глазами смотреть</translation>
        </message>
        <message>
            <location filename="../play/side.py" />
            <source>Stop waiting</source>
            <translation>Не ждать</translation>
        </message>
        <message>
            <location filename="../play/side.py" />
            <source>Mods, for a new game</source>
            <translation>Моды, для новой партии</translation>
        </message>
        <message>
            <location filename="../play/side.py" />
            <source>An onlooker</source>
            <translation>Зритель</translation>
        </message>
        <message>
            <location filename="../play/side.py" />
            <source>Undo the last move</source>
            <translation>Отменить последний ход</translation>
        </message>
        <message>
            <location filename="../play/side.py" />
            <source>Redo the move</source>
            <translation>Повторить ход</translation>
        </message>
        <message>
            <location filename="../play/side.py" />
            <source>Ask a bot for a hint</source>
            <translation>Спросить совета у бота</translation>
        </message>
        <message>
            <location filename="../play/side.py" />
            <source>Let bots wait</source>
            <translation>Боты ждут</translation>
        </message>
        <message>
            <location filename="../play/side.py" />
            <source>One move of a bot</source>
            <translation>Один ход бота</translation>
        </message>
        <message>
            <location filename="../play/side.py" />
            <source>Pieces glide to where they go</source>
            <translation>Фигуры плавно переходят на новое место</translation>
        </message>
        <message>
            <location filename="../play/side.py" />
            <source>Who plays {seat}</source>
            <translation>Кто занимает место «{seat}»</translation>
        </message>
        <message>
            <location filename="../play/side.py" />
            <location filename="../play/timeline.py" />
            <source>Looking back</source>
            <translation>Просмотр сыгранного</translation>
        </message>
        <message>
            <location filename="../play/side.py" />
            <source>Let bots play</source>
            <translation>Боты играют</translation>
        </message>
        <message>
            <location filename="../play/side.py" />
            <source>A bot may have a setting: mcts:200, or program:python my_bot.py for a program of your own.</source>
            <translation>У бота может быть настройка: mcts:200, или program:python my_bot.py для своей программы.</translation>
        </message>
        <message>
            <location filename="../play/side.py" />
            <source>{bot} is thinking for {who}…</source>
            <translation>За «{who}» думает {bot}…</translation>
        </message>
        <message>
            <location filename="../play/side.py" />
            <source>One moment…</source>
            <translation>Минутку…</translation>
        </message>
        <message>
            <location filename="../play/story.py" />
            <source>Show or hide what it is about</source>
            <translation>Показать или скрыть, о чём это</translation>
        </message>
        <message>
            <location filename="../play/timeline.py" />
            <source>Back to now</source>
            <translation>К нынешнему</translation>
        </message>
        <message>
            <location filename="../play/timeline.py" />
            <source>Play on from here</source>
            <translation>Играть дальше отсюда</translation>
        </message>
        <message>
            <location filename="../play/timeline.py" />
            <source>you</source>
            <translation>вы</translation>
        </message>
        <message>
            <location filename="../play/timeline.py" />
            <source>One step back</source>
            <translation>Шаг назад</translation>
        </message>
        <message>
            <location filename="../play/timeline.py" />
            <source>One step forward</source>
            <translation>Шаг вперёд</translation>
        </message>
        <message>
            <location filename="../play/tracks.py" />
            <source>{value} of {most}</source>
            <translation>{value} из {most}</translation>
        </message>
        <message>
            <location filename="../play/turning_point.py" />
            <source>The turning point</source>
            <translation>Переломный момент</translation>
        </message>
        <message>
            <location filename="../play/turning_point.py" />
            <source>Show it</source>
            <translation>Показать</translation>
        </message>
        <message>
            <location filename="../play/turning_point.py" />
            <source>Again from there</source>
            <translation>Сыграть оттуда</translation>
        </message>
        <message>
            <location filename="../play/verdict.py" />
            <source>the winner's rank is {rank}</source>
            <translation>звание победителя — {rank}</translation>
        </message>
        <message numerus="yes">
            <location filename="../play/verdict.py" />
            <source>%n minute(s)</source>
            <translation>
                <numerusform>%n минута</numerusform>
                <numerusform>%n минуты</numerusform>
                <numerusform>%n минут</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../recovery.py" />
            <source>The editor closed unexpectedly. Your work is here; it is not saved yet.</source>
            <translation>Редактор неожиданно закрылся. Вот ваша работа, какой она была; она ещё не сохранена.</translation>
        </message>
        <message>
            <location filename="../recovery.py" />
            <source>Discard</source>
            <translation>Выбросить</translation>
        </message>
        <message>
            <location filename="../recovery.py" />
            <source>Keep editing</source>
            <translation>Дальше</translation>
        </message>
        <message numerus="yes">
            <location filename="../session.py" />
            <source>A map takes no more than %n place(s) by pasting. Delete some, or copy fewer.</source>
            <translation>
                <numerusform>Вставкой на карте получится не больше %n места. Удалите лишние или копируйте меньше.</numerusform>
                <numerusform>Вставкой на карте получится не больше %n мест. Удалите лишние или копируйте меньше.</numerusform>
                <numerusform>Вставкой на карте получится не больше %n мест. Удалите лишние или копируйте меньше.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../session.py" />
            <source>This pack is read-only: it needs plugins that are not installed. See Help &gt; Plugins.</source>
            <translation>Этот набор можно только смотреть: ему нужны плагины, которых здесь нет. См. «Справка &gt; Плагины».</translation>
        </message>
        <message numerus="yes">
            <location filename="../status.py" />
            <source>%n error(s)</source>
            <translation>
                <numerusform>%n ошибка</numerusform>
                <numerusform>%n ошибки</numerusform>
                <numerusform>%n ошибок</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../status.py" />
            <source>%n warning(s)</source>
            <translation>
                <numerusform>%n предупреждение</numerusform>
                <numerusform>%n предупреждения</numerusform>
                <numerusform>%n предупреждений</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../status.py" />
            <source>%n hint(s)</source>
            <translation>
                <numerusform>%n совет</numerusform>
                <numerusform>%n совета</numerusform>
                <numerusform>%n советов</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../status.py" />
            <source>Smaller</source>
            <translation>Мельче</translation>
        </message>
        <message>
            <location filename="../status.py" />
            <source>Larger</source>
            <translation>Крупнее</translation>
        </message>
        <message>
            <location filename="../status.py" />
            <source>See the whole map</source>
            <translation>Вся карта целиком</translation>
        </message>
        <message>
            <location filename="../status.py" />
            <source>No problems</source>
            <translation>Проблем нет</translation>
        </message>
        <message>
            <location filename="../status.py" />
            <source>Click to see it.</source>
            <translation>Щёлкните, чтобы посмотреть.</translation>
        </message>
        <message>
            <location filename="../status.py" />
            <source>Click to see the problems, or to put them away.</source>
            <translation>Щёлкните, чтобы увидеть проблемы или убрать их.</translation>
        </message>
        <message>
            <location filename="../to_mod.py" />
            <source>What you changed</source>
            <translation>Что вы изменили</translation>
        </message>
        <message>
            <location filename="../to_mod.py" />
            <source>Only a copy can have this change, not a mod.</source>
            <translation>Такое изменение возможно только в копии, не в моде.</translation>
        </message>
        <message>
            <location filename="../tools/background.py" />
            <source>Move the picture</source>
            <translation>Подвинуть картинку</translation>
        </message>
        <message>
            <location filename="../tools/background.py" />
            <source>Drag the picture to move it, its lower right corner to scale it.</source>
            <translation>Тяните картинку, чтобы подвинуть её, за правый нижний угол — чтобы изменить размер.</translation>
        </message>
        <message>
            <location filename="../tools/background.py" />
            <source>Scale the picture</source>
            <translation>Изменить размер картинки</translation>
        </message>
        <message>
            <location filename="../tools/background.py" />
            <source>This picture is locked: see the layers dock.</source>
            <translation>Эта картинка закреплена: см. панель слоёв.</translation>
        </message>
        <message>
            <location filename="../tools/chance.py" />
            <location filename="../tools/pieces.py" />
            <source>Put down {what}</source>
            <translation>Поставить «{what}»</translation>
        </message>
        <message>
            <location filename="../tools/chance.py" />
            <source>Leave {what} to chance</source>
            <translation>Оставить случаю «{what}»</translation>
        </message>
        <message>
            <location filename="../tools/chance.py" />
            <source>Where {what} may begin</source>
            <translation>Где может начинать {what}</translation>
        </message>
        <message>
            <location filename="../tools/hand.py" />
            <source>Hand</source>
            <translation>Рука</translation>
        </message>
        <message>
            <location filename="../tools/hand.py" />
            <source>Move map</source>
            <translation>Сдвинуть</translation>
        </message>
        <message>
            <location filename="../tools/hand.py" />
            <source>Drag to move the view. The middle button, or Space and drag, does so with every tool.</source>
            <translation>Тяните, чтобы двигать вид. Средняя кнопка или Пробел делают это с любым инструментом.</translation>
        </message>
        <message>
            <location filename="../tools/lasso.py" />
            <source>Region lasso</source>
            <translation>Лассо областей</translation>
        </message>
        <message>
            <location filename="../tools/lasso.py" />
            <source>Lasso</source>
            <translation>Лассо</translation>
        </message>
        <message>
            <location filename="../tools/lasso.py" />
            <source>Draw round places to make a region of them, or to add them to the one chosen in the regions dock; Shift takes them out.</source>
            <translation>Обведите места, чтобы сделать из них область или добавить их к выбранной в панели областей; Shift исключает их.</translation>
        </message>
        <message>
            <location filename="../tools/mirroring.py" />
            <source>None</source>
            <translation>Нет</translation>
        </message>
        <message>
            <location filename="../tools/mirroring.py" />
            <source>Mirror left and right</source>
            <translation>Зеркально слева и справа</translation>
        </message>
        <message>
            <location filename="../tools/mirroring.py" />
            <source>Mirror top and bottom</source>
            <translation>Зеркально сверху и снизу</translation>
        </message>
        <message>
            <location filename="../tools/mirroring.py" />
            <source>Mirror both ways</source>
            <translation>Зеркально в обе стороны</translation>
        </message>
        <message>
            <location filename="../tools/mirroring.py" />
            <source>Half turn (180°)</source>
            <translation>Пол-оборота (180°)</translation>
        </message>
        <message>
            <location filename="../tools/mirroring.py" />
            <source>Quarter turns (90°)</source>
            <translation>Четверть оборота (90°)</translation>
        </message>
        <message>
            <location filename="../tools/mirroring.py" />
            <source>Three-fold (120°)</source>
            <translation>Трижды (120°)</translation>
        </message>
        <message>
            <location filename="../tools/mirroring.py" />
            <source>Six-fold (60°)</source>
            <translation>Шесть раз (60°)</translation>
        </message>
        <message>
            <location filename="../tools/numbers.py" />
            <location filename="../tools/pieces.py" />
            <source>There are already as many of {what} as there may be.</source>
            <translation>«{what}»: больше поставить нельзя.</translation>
        </message>
        <message>
            <location filename="../tools/numbers.py" />
            <source>Number of {what}</source>
            <translation>Сколько будет «{what}»</translation>
        </message>
        <message>
            <location filename="../tools/palette.py" />
            <source>{what}: yes</source>
            <translation>{what}: да</translation>
        </message>
        <message>
            <location filename="../tools/palette.py" />
            <source>Draw a zone</source>
            <translation>Нарисовать зону</translation>
        </message>
        <message>
            <location filename="../tools/palette.py" />
            <source>Walls</source>
            <translation>Стены</translation>
        </message>
        <message>
            <location filename="../tools/palette.py" />
            <source>Roads</source>
            <translation>Дороги</translation>
        </message>
        <message>
            <location filename="../tools/palette.py" />
            <source>Ground</source>
            <translation>Земля</translation>
        </message>
        <message>
            <location filename="../tools/palette.py" />
            <source>What lies on it</source>
            <translation>Что на ней лежит</translation>
        </message>
        <message>
            <location filename="../tools/palette.py" />
            <source>A room at once</source>
            <translation>Комната сразу</translation>
        </message>
        <message>
            <location filename="../tools/palette.py" />
            <source>A wall along a line</source>
            <translation>Стена вдоль линии</translation>
        </message>
        <message>
            <location filename="../tools/palette.py" />
            <source>What a zone is</source>
            <translation>Что есть в зоне</translation>
        </message>
        <message>
            <location filename="../tools/palette.py" />
            <source>Crossings</source>
            <translation>Перекрёстки</translation>
        </message>
        <message>
            <location filename="../tools/palette.py" />
            <source>Corner by corner</source>
            <translation>Угол за углом</translation>
        </message>
        <message>
            <location filename="../tools/palette.py" />
            <source>A square</source>
            <translation>Квадрат</translation>
        </message>
        <message>
            <location filename="../tools/palette.py" />
            <source>A crossing</source>
            <translation>Перекрёсток</translation>
        </message>
        <message numerus="yes">
            <location filename="../tools/palette.py" />
            <source>%n dealt</source>
            <translation>
                <numerusform>%n по жребию</numerusform>
                <numerusform>%n по жребию</numerusform>
                <numerusform>%n по жребию</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../tools/pieces.py" />
            <source>Drag a piece from the dock onto the map. Drag one on the map to move it, its handle to turn it; Backspace takes it away.</source>
            <translation>Перетащите фигуру с панели на карту. На карте её можно перетащить, повернуть за ручку; Backspace убирает её.</translation>
        </message>
        <message>
            <location filename="../tools/pieces.py" />
            <source>Drag from place to place to draw the {what}; with Shift, to take it away. Esc: done.</source>
            <translation>Ведите от места к месту, чтобы провести {what}; с Shift — чтобы стереть. Esc: готово.</translation>
        </message>
        <message>
            <location filename="../tools/pieces.py" />
            <source>Click a place: near its edge, and the piece looks that way. It stays in hand until Esc.</source>
            <translation>Щёлкните место: у края — и фигура смотрит туда. Она остаётся в руке до Esc.</translation>
        </message>
        <message>
            <location filename="../tools/pieces.py" />
            <source>Turn {what}</source>
            <translation>Повернуть «{what}»</translation>
        </message>
        <message>
            <location filename="../tools/pieces.py" />
            <source>Move {what}</source>
            <translation>Передвинуть «{what}»</translation>
        </message>
        <message>
            <location filename="../tools/place_brushes.py" />
            <source>Tag brush</source>
            <translation>Кисть меток</translation>
        </message>
        <message>
            <location filename="../tools/place_brushes.py" />
            <source>Drag over places to give them the chosen tag; Shift takes it off. Right-click picks a tag.</source>
            <translation>Ведите по местам, чтобы дать им выбранную метку; Shift снимает её. Правая кнопка берёт метку.</translation>
        </message>
        <message>
            <location filename="../tools/place_brushes.py" />
            <source>A new place · {what}</source>
            <translation>Новое место · {what}</translation>
        </message>
        <message>
            <location filename="../tools/place_brushes.py" />
            <source>Property brush</source>
            <translation>Кисть свойств</translation>
        </message>
        <message>
            <location filename="../tools/place_brushes.py" />
            <source>Drag over places to give them the chosen property; Shift takes it off. Right-click picks one.</source>
            <translation>Ведите по местам, чтобы дать им выбранное свойство; Shift снимает его. Правая кнопка берёт свойство.</translation>
        </message>
        <message>
            <location filename="../tools/place_brushes.py" />
            <source>Write a property first, such as “{example}”, in the brushes dock</source>
            <translation>Сначала впишите в панели кистей свойство, например «{example}»</translation>
        </message>
        <message>
            <location filename="../tools/place_brushes.py" />
            <source>Click a place to give it what is chosen, or empty paper for a new place that has it; Shift takes it off.</source>
            <translation>Щёлкните по месту, чтобы оно получило выбранное, или по пустой бумаге: там появится такое место; Shift снимает.</translation>
        </message>
        <message>
            <location filename="../tools/place_brushes.py" />
            <source>Choose a tag first: in the brushes dock.</source>
            <translation>Сначала выберите метку в панели кистей.</translation>
        </message>
        <message>
            <location filename="../tools/routing.py" />
            <source>Draw {what}</source>
            <translation>Провести «{what}»</translation>
        </message>
        <message>
            <location filename="../tools/select.py" />
            <source>Select</source>
            <translation>Выделение</translation>
        </message>
        <message>
            <location filename="../tools/select.py" />
            <source>Choose</source>
            <translation>Выбрать</translation>
        </message>
        <message>
            <location filename="../tools/select.py" />
            <source>Click or drag to select; Shift adds, Alt+click takes a border. Drag places or the corners of a zone to move them; drag the middle of a side to add a corner, double-click a corner to remove it.</source>
            <translation>Щелчок или рамка выделяет, Shift добавляет, Alt+щелчок берёт границу. Места и углы зоны перетаскиваются; потяните середину стороны, чтобы добавить угол, двойной щелчок по углу убирает его.</translation>
        </message>
        <message>
            <location filename="../tools/select.py" />
            <source>Click or drag to select, Shift adds. Drag places to move them.</source>
            <translation>Щелчок или рамка выделяет, Shift добавляет. Места можно перетаскивать.</translation>
        </message>
        <message>
            <location filename="../tools/select.py" />
            <source>Click or drag to select; Shift adds, Alt+click takes a border.</source>
            <translation>Щелчок или рамка выделяет; Shift добавляет, Alt+щелчок берёт границу.</translation>
        </message>
        <message>
            <location filename="../tools/select.py" />
            <source>Click selects, Shift adds. Drag zones and corners; the middle of a side is a new corner.</source>
            <translation>Щелчок выделяет, Shift добавляет. Тяните зоны и углы; середина стороны станет углом.</translation>
        </message>
        <message>
            <location filename="../tools/select.py" />
            <source>Change the outline</source>
            <translation>Изменить контур</translation>
        </message>
        <message numerus="yes">
            <location filename="../tools/select.py" />
            <source>Move %n place(s)</source>
            <translation>
                <numerusform>Переместить %n место</numerusform>
                <numerusform>Переместить %n места</numerusform>
                <numerusform>Переместить %n мест</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../tools/select.py" />
            <source>Nudge %n place(s)</source>
            <translation>
                <numerusform>Сдвинуть %n место</numerusform>
                <numerusform>Сдвинуть %n места</numerusform>
                <numerusform>Сдвинуть %n мест</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../tools/select.py" />
            <source>A zone needs three corners.</source>
            <translation>Зоне нужны три угла.</translation>
        </message>
        <message>
            <location filename="../tools/select.py" />
            <source>Remove a corner</source>
            <translation>Убрать угол</translation>
        </message>
        <message numerus="yes">
            <location filename="../tools/set_up.py" />
            <source>{what}: {number} by chance, on %n place(s). Drag one to fix where it begins.</source>
            <translation>
                <numerusform>{what}: {number} случайно, на %n месте. Перетащите, чтобы закрепить место.</numerusform>
                <numerusform>{what}: {number} случайно, на %n местах. Перетащите, чтобы закрепить место.</numerusform>
                <numerusform>{what}: {number} случайно, на %n местах. Перетащите, чтобы закрепить место.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../tools/set_up.py" />
            <source>{what} on {place}</source>
            <translation>{what}, место {place}</translation>
        </message>
        <message>
            <location filename="../tools/set_up.py" />
            <source>looks {way}</source>
            <translation>смотрит на {way}</translation>
        </message>
        <message numerus="yes">
            <location filename="../tools/set_up.py" />
            <source>sees %n place(s)</source>
            <translation>
                <numerusform>видит %n место</numerusform>
                <numerusform>видит %n места</numerusform>
                <numerusform>видит %n мест</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../tools/set_up.py" />
            <source>north</source>
            <translation>север</translation>
        </message>
        <message>
            <location filename="../tools/set_up.py" />
            <source>north-east</source>
            <translation>северо-восток</translation>
        </message>
        <message>
            <location filename="../tools/set_up.py" />
            <source>east</source>
            <translation>восток</translation>
        </message>
        <message>
            <location filename="../tools/set_up.py" />
            <source>south-east</source>
            <translation>юго-восток</translation>
        </message>
        <message>
            <location filename="../tools/set_up.py" />
            <source>south</source>
            <translation>юг</translation>
        </message>
        <message>
            <location filename="../tools/set_up.py" />
            <source>south-west</source>
            <translation>юго-запад</translation>
        </message>
        <message>
            <location filename="../tools/set_up.py" />
            <source>west</source>
            <translation>запад</translation>
        </message>
        <message>
            <location filename="../tools/set_up.py" />
            <source>north-west</source>
            <translation>северо-запад</translation>
        </message>
        <message>
            <location filename="../tools/stamp.py" />
            <source>Stamp</source>
            <translation>Штамп</translation>
        </message>
        <message>
            <location filename="../tools/stamp.py" />
            <source>Click to put it in, as often as you like; comma and full stop turn it, / mirrors it, Esc puts it down.</source>
            <translation>Щёлкните, чтобы вставить, сколько угодно раз; запятая и точка поворачивают, / отражает, Esc откладывает.</translation>
        </message>
        <message>
            <location filename="../tools/stamp.py" />
            <source>Select places and copy them (Ctrl+C): this puts them in wherever you click.</source>
            <translation>Выделите места и скопируйте их (Ctrl+C): этот инструмент вставит их там, где вы щёлкнете.</translation>
        </message>
        <message>
            <location filename="../tutorial.py" />
            <source>Begin with a pack of your own: “Copy”. The first ones in its list are small, to learn on. Give yours a title.</source>
            <translation>Начните со своего набора: «Копия». Первые в списке — маленькие, учебные. Дайте своему название.</translation>
        </message>
        <message>
            <location filename="../tutorial.py" />
            <source>This list shows the pages of the pack. Choose “Mission”.</source>
            <translation>В этом списке — страницы набора. Выберите «Миссия».</translation>
        </message>
        <message>
            <location filename="../tutorial.py" />
            <source>A mission is told in stories: when something happens, if this is so, then do that. Begin with a recipe: “An alarm that counts”.</source>
            <translation>Миссию рассказывают историями: когда что-то происходит, если это так, то сделай то. Начните с рецепта «Тревога, которая считает».</translation>
        </message>
        <message>
            <location filename="../tutorial.py" />
            <source>The coloured words are chips: what may be changed. Click the green one, and choose another place; the map shows where each is.</source>
            <translation>Цветные слова — то, что можно менять. Щёлкните по зелёному и выберите другое место; карта покажет, где какое.</translation>
        </message>
        <message>
            <location filename="../tutorial.py" />
            <source>One thing more should happen: press “Add a step”. Steps stand in groups, and are found by words, such as “say”. Fill in its chips.</source>
            <translation>Пусть произойдёт ещё что-то: нажмите «Добавить шаг». Шаги стоят группами и находятся по словам, например «сказать». Заполните цветные места.</translation>
        </message>
        <message>
            <location filename="../tutorial.py" />
            <source>Here it says whether there are problems. Click it to see what to do about each; F8 goes to the next.</source>
            <translation>Здесь сказано, есть ли проблемы. По щелчку видно, что делать с каждой; F8 ведёт к следующей.</translation>
        </message>
        <message>
            <location filename="../tutorial.py" />
            <source>Save with Ctrl+S.</source>
            <translation>Сохраните: Ctrl+S.</translation>
        </message>
        <message>
            <location filename="../tutorial.py" />
            <source>Play it with Ctrl+R, against bots: click what shines. Ctrl+R again brings you back.</source>
            <translation>Сыграйте против ботов: Ctrl+R, а там щёлкайте по тому, что светится. Ещё раз Ctrl+R — и вы снова здесь.</translation>
        </message>
        <message>
            <location filename="../tutorial.py" />
            <source>Now a game of your own: press this sign beside the tabs, choose a game, and begin with “A small whole game”. It can be played at once.</source>
            <translation>Теперь своя игра: нажмите на этот знак у вкладок, выберите игру и начните с варианта «Маленькая целая игра». В неё можно играть сразу.</translation>
        </message>
        <message>
            <location filename="../tutorial.py" />
            <source>Make it yours: at the right are first changes that show at once. Press “Do it”, or draw on the map.</source>
            <translation>Сделайте её своей: справа первые перемены, которые видны сразу. Нажмите «Сделать» или порисуйте на карте.</translation>
        </message>
        <message>
            <location filename="../tutorial.py" />
            <source>Share it with friends: a table to play at, one file, a kit to print. Nothing leaves this computer before you press a button.</source>
            <translation>Поделитесь ею с друзьями: стол для игры, один файл, комплект для печати. Ничто не покидает этот компьютер, пока вы не нажмёте кнопку.</translation>
        </message>
        <message>
            <location filename="../tutorial.py" />
            <source>First mission</source>
            <translation>Первая миссия</translation>
        </message>
        <message>
            <location filename="../tutorial.py" />
            <source>Skip</source>
            <translation>Пропустить</translation>
        </message>
        <message>
            <location filename="../watching.py" />
            <source>Another program changed {where}, and so did you.</source>
            <translation>Другая программа изменила {where}, и вы тоже.</translation>
        </message>
        <message>
            <location filename="../watching.py" />
            <source>Changed by another program</source>
            <translation>Изменён другой программой</translation>
        </message>
        <message>
            <location filename="../watching.py" />
            <source>Another program changed {name}. Both changes were put together.</source>
            <translation>Другая программа изменила {name}. Оба изменения объединены.</translation>
        </message>
        <message>
            <location filename="../watching.py" />
            <source>Another program changed {name}. It was read again.</source>
            <translation>Другая программа изменила {name}. Прочитано заново.</translation>
        </message>
        <message>
            <location filename="../watching.py" />
            <source>{name} was changed by another program and cannot be read now. What is drawn here stays.</source>
            <translation>Файл {name} изменён другой программой и сейчас не читается. Нарисованное здесь остаётся.</translation>
        </message>
        <message>
            <location filename="../watching.py" />
            <source>Fix theirs</source>
            <translation>Исправить чужие</translation>
        </message>
        <message numerus="yes">
            <location filename="../window.py" />
            <source>%n error(s): click their number at the lower right to see them.</source>
            <translation>
                <numerusform>%n ошибка: нажмите на число внизу справа, чтобы её увидеть.</numerusform>
                <numerusform>%n ошибки: нажмите на число внизу справа, чтобы их увидеть.</numerusform>
                <numerusform>%n ошибок: нажмите на число внизу справа, чтобы их увидеть.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../window.py" />
            <source>“{what}” is undone</source>
            <translation>Шаг «{what}» отменён</translation>
        </message>
        <message>
            <location filename="../window.py" />
            <source>“{what}” is done again</source>
            <translation>Шаг «{what}» повторён</translation>
        </message>
        <message>
            <location filename="../window.py" />
            <source>Uguisu</source>
            <translation>Uguisu</translation>
        </message>
    </context>
</TS>
