/**
 * What the import says to people, in Polish: one ICU message per code. Placeholders are the keys of `details`.
 * Say what was found, with the figures, and what to do about it.
 */
import type { ImportErrorCode, ImportWarningCode, ReasonCode } from './types';

export const importErrorMessages: Record<ImportErrorCode, string> = {
  'empty-file': 'Plik jest pusty. Może nie powiodło się pobieranie albo eksport; spróbuj jeszcze raz.',
  'web-page':
    'To strona internetowa, a nie siatka. Serwer mógł wysłać stronę z błędem; pobierz plik ponownie i sprawdź adres.',
  'lfs-pointer':
    'To wskaźnik Git LFS, a nie sama siatka. Uruchom „git lfs pull” albo pobierz plik ze strony internetowej.',
  'unknown-format':
    'Nie rozpoznano formatu „{name}”. Można wczytać pliki .glb, .gltf, .vrm, .obj, .stl, .ply, .off, .3mf, .dae, .fbx albo .zip z jednym z nich.',
  'bin-alone':
    '„{name}” zawiera liczby pliku .gltf, a sam nie jest siatką. Wybierz lub upuść oba razem albo spakuj je do jednego .zip.',
  'unsupported-format': 'Plików {format} nie da się wczytać. Wyeksportuj siatkę jako .glb, .obj, .stl lub .ply.',
  truncated:
    'Plik kończy się za wcześnie: nagłówek zapowiada {promised, plural, one {# bajt} few {# bajty} many {# bajtów} other {# bajta}}, a {found, plural, one {jest # bajt} few {są # bajty} many {jest # bajtów} other {jest # bajta}}. Może przerwało się pobieranie; pobierz plik ponownie.',
  'truncated-rows':
    'Plik kończy się za wcześnie: nagłówek zapowiada {promised, plural, one {# wiersz} few {# wiersze} many {# wierszy} other {# wiersza}} „{element}”, a {found, plural, one {jest # wiersz} few {są # wiersze} many {jest # wierszy} other {jest # wiersza}}. Może przerwało się pobieranie; pobierz plik ponownie.',
  'truncated-facet':
    'Plik kończy się za wcześnie: ściana zaczęta w linii {line, number} nie ma końca. Może przerwało się pobieranie; pobierz plik ponownie.',
  'no-triangles':
    '{points, plural, =0 {W pliku nie ma trójkątów.} one {W pliku nie ma trójkątów, jest tylko # punkt.} few {W pliku nie ma trójkątów, są tylko # punkty. Z chmury punktów trzeba najpierw zrobić powierzchnię (na przykład w programie MeshLab).} many {W pliku nie ma trójkątów, jest tylko # punktów. Z chmury punktów trzeba najpierw zrobić powierzchnię (na przykład w programie MeshLab).} other {W pliku nie ma trójkątów, jest tylko # punktu. Z chmury punktów trzeba najpierw zrobić powierzchnię (na przykład w programie MeshLab).}}',
  'nothing-sound':
    'Nie dało się użyć żadnego trójkąta: {dropped, plural, one {wierzchołek jedynego} few {któryś wierzchołek każdego z #} many {któryś wierzchołek każdego z #} other {któryś wierzchołek każdego z #}} nie istnieje, nie jest liczbą albo nie dał się odczytać. Wyeksportuj siatkę ponownie.',
  'too-many-triangles':
    'Liczba trójkątów siatki: {count, number}; wczytać można najwyżej {limit, number}. Najpierw ją uprość albo wyeksportuj jej część.',
  'too-many-vertices':
    'Liczba wierzchołków siatki: {count, number}; wczytać można najwyżej {limit, number}. Najpierw ją uprość albo wyeksportuj jej część.',
  'too-much-memory':
    'Trójkąty ({triangles, number}) i wierzchołki ({vertices, number}) zajmują w pamięci {size, number, integer} MB; można użyć najwyżej {limit, number}. Połącz wierzchołki leżące w jednym miejscu, uprość siatkę albo wyeksportuj jej część.',
  'out-of-memory': 'Za mało pamięci na ten plik (bajty: {bytes, number}). Zamknij inne karty albo uprość siatkę.',
  cancelled: 'Import został anulowany.',
  internal:
    'Import nie powiódł się z powodu, który powinien był znać: {reason}. Zgłoś to, proszę, jeśli można razem z plikiem.',
  'zip-broken':
    'Nie da się rozpakować archiwum: wpis przy bajcie {offset, number} {what, select, encrypted {jest zaszyfrowany} method {jest spakowany nieobsługiwaną metodą (obsługiwana jest tylko deflate)} disks {należy do archiwum z kilku plików} other {jest uszkodzony}}. Spakuj pliki ponownie jako zwykły .zip, bez hasła.',
  'zip-no-mesh':
    'W archiwum nie ma siatki ({files, plural, =0 {jest puste} one {# plik} few {# pliki} many {# plików} other {# pliku}}). Powinno zawierać plik .glb, .gltf, .vrm, .obj, .stl, .ply, .off, .3mf, .dae lub .fbx.',
  'zip-too-large':
    'Rozpakowane archiwum zajmuje bajtów: {bytes, number}; dozwolone jest najwyżej {limit, number}. Podaj siatkę bez archiwum albo ją uprość.',
  'gltf-version':
    'Plik jest w formacie glTF w wersji {version}; wczytać można tylko wersję 2. Wyeksportuj go ponownie jako glTF 2.0.',
  'gltf-no-json':
    'Plik .glb nie ma opisu swojej zawartości (brak bloku JSON po nagłówku). Może przerwało się pobieranie; pobierz plik ponownie.',
  'gltf-bad-json':
    'Opis w pliku glTF nie jest poprawnym JSON-em. Plik może być uszkodzony lub ucięty; pobierz go lub wyeksportuj ponownie.',
  'gltf-chunk-too-long':
    'Blok przy bajcie {offset, number} pliku .glb zapowiada {promised, plural, one {# bajt} few {# bajty} many {# bajtów} other {# bajta}}, a {found, plural, one {następuje # bajt} few {następują # bajty} many {następuje # bajtów} other {następuje # bajta}}. Plik jest uszkodzony; wyeksportuj go ponownie.',
  'gltf-bad-value':
    'Plik glTF ma {found} w {where}, co nie jest tam dozwolone. Wyeksportuj go ponownie albo sprawdź w programie glTF Validator.',
  'gltf-missing-item':
    'Plik glTF odwołuje się w {where} do {list}[{index, number}], ale {available, plural, =0 {nie ma żadnych {list}} one {ma tylko # {list}} few {ma tylko # {list}} many {ma tylko # {list}} other {ma tylko # {list}}}. Wyeksportuj go ponownie albo sprawdź w programie glTF Validator.',
  'gltf-view-range':
    'Widok bufora {view, number} pliku glTF sięga do bajtu {promised, number}, a liczba bajtów bufora to {found, number}. Plik jest uszkodzony; wyeksportuj go ponownie.',
  'gltf-accessor-range':
    'Akcesor {accessor, number} pliku glTF potrzebuje {promised, plural, one {# bajtu} few {# bajtów} many {# bajtów} other {# bajta}}, a {found, plural, one {jest # bajt} few {są # bajty} many {jest # bajtów} other {jest # bajta}}. Plik jest uszkodzony; wyeksportuj go ponownie.',
  'gltf-buffer-short':
    'Bufor {buffer, number} pliku glTF powinien mieć {promised, plural, one {# bajt} few {# bajty} many {# bajtów} other {# bajta}}, a {found, plural, one {jest # bajt} few {są # bajty} many {jest # bajtów} other {jest # bajta}}. Może przerwało się pobieranie; pobierz plik ponownie.',
  'gltf-buffer-missing':
    'Plik glTF potrzebuje „{file}”. Wybierz lub upuść oba pliki razem albo spakuj je do jednego .zip.',
  'gltf-buffer-not-fetched':
    'Plik glTF odwołuje się do „{uri}”, który leży poza jego folderem i nie jest pobierany. Dodaj obok plik „{file}”: wybierz lub upuść oba razem.',
  'gltf-cycle': 'Węzeł {node, number} pliku glTF zawiera sam siebie, więc scena nie ma końca. Wyeksportuj ją ponownie.',
  'gltf-node-shared':
    'Węzeł {node, number} pliku glTF ma dwóch rodziców albo jest wymieniony dwa razy, czego glTF zabrania. Wyeksportuj go ponownie.',
  'gltf-extension':
    'Plik glTF wymaga rozszerzenia {extension}, którego nie da się odczytać. {extension, select, KHR_draco_mesh_compression {Wyeksportuj go bez kompresji Draco (w Blenderze: odznacz „Compression”).} EXT_meshopt_compression {Wyeksportuj go bez kompresji meshopt.} KHR_meshopt_compression {Wyeksportuj go bez kompresji meshopt.} other {Wyeksportuj go bez tego rozszerzenia.}}',
  'ply-no-end-header':
    'Nagłówek PLY nie ma końca: brak linii „end_header” w {bytes, plural, one {# bajcie} few {# bajtach} many {# bajtach} other {# bajta}}. Może przerwało się pobieranie; pobierz plik ponownie.',
  'ply-header-line': 'Linia {line, number} nagłówka PLY nie ma sensu: „{text}”. Wyeksportuj plik ponownie.',
  'ply-no-positions': 'Plik PLY nie ma wierzchołków z x, y i z. Wyeksportuj go ponownie z położeniami wierzchołków.',
  'ply-list-length':
    'Lista w wierszu {row, number} elementu „{element}” ma długość {found}, co jest niemożliwe. Plik PLY jest uszkodzony; wyeksportuj go ponownie.',
  'ply-row-short':
    'Linia {line, number} pliku PLY ma za mało liczb na wiersz elementu „{element}”. Plik jest uszkodzony; wyeksportuj go ponownie.',
  'off-kind':
    '{kind, select, binary {To binarny plik OFF; wczytać można tylko OFF zapisany jako tekst.} other {Ten plik OFF ({word}) nie jest trójwymiarowy.}} Wyeksportuj go jako tekstowy OFF, .ply lub .obj.',
  'off-counts':
    'Plik OFF powinien zaczynać się od liczby wierzchołków i ścian; w linii {line, number} jest tam „{found}”. Wyeksportuj plik ponownie.',
  'off-list-length':
    'Linia {line, number} pliku OFF powinna zaczynać się od liczby wierzchołków ściany, a nie od „{found}”. Plik jest uszkodzony; wyeksportuj go ponownie.',
  'zip-nested':
    'Archiwum zawiera inne archiwum („{name}”), a żadnej siatki obok. Archiwów w archiwach się nie otwiera: najpierw je rozpakuj.',
  'folder-too-many':
    'W folderze jest więcej plików niż {limit, number} albo foldery są zagnieżdżone głębiej niż {depth, number} razy. Upuść tylko folder z siatką.',
  'folder-too-large':
    'Pliki w folderze mają razem co najmniej tyle bajtów: {bytes, number}; dozwolone jest najwyżej {limit, number}. Upuść tylko pliki siatki.',
  'folder-empty': 'W folderze nie ma siatki{files, plural, =0 {: jest pusty} other {}}. Upuść folder z siatką.',
  'address-elsewhere':
    'Siatka z adresu, „{address}”, jest na innym serwerze. Pobierane są tylko pliki stamtąd, skąd jest ta strona: pobierz ją i upuść tutaj.',
  'address-too-large':
    'Plik wskazany przez ?mesh= ma ponad {limit, number} bajtów, a tyle najwyżej można wczytać. Zmniejsz siatkę albo ją podziel.',
  'address-failed':
    'Nie udało się pobrać siatki z adresu „{address}”{status, plural, =0 {} other { (odpowiedź serwera: {status})}}. Sprawdź adres po „?mesh=”.',
  'json-no-mesh':
    'Ten JSON nie zawiera siatki{reason, select, none {} other {: {reason}}}. Powinien wyglądać tak: \'{\' "positions": [0, 0, 0, …], "indices": [0, 1, 2, …] \'}\'.',
  'json-bad-value':
    'W JSON-ie jest {found} w {where}. Pozycje to liczby, po trzy na wierzchołek; indeksy to liczby całkowite mniejsze od liczby wierzchołków, po trzy na trójkąt.',
  'gltf-packed':
    'Nie da się rozpakować skompresowanej części pliku glTF w {where} ({codec}: {reason}). Plik jest uszkodzony; wyeksportuj go ponownie.',
  'decoder-missing':
    'Nie udało się pobrać dekodera {codec}, którym spakowano plik; sprawdź połączenie i wczytaj plik ponownie.',
  'gltf-none-shown':
    'Plik glTF ma {meshes, plural, one {# siatkę, ale nie pokazuje jej} few {# siatki, ale żadnej nie pokazuje} many {# siatek, ale żadnej nie pokazuje} other {# siatki, ale żadnej nie pokazuje}} żaden węzeł sceny. Dodaj siatkę do sceny i wyeksportuj plik ponownie.',
  'xml-bad':
    '{what, select, doctype {XML w pliku ma w linii {line, number} typ dokumentu, którego się nie czyta, bo może zawierać cokolwiek.} depth {XML w pliku jest w linii {line, number} zbyt głęboko zagnieżdżony.} tag {XML w pliku ma w linii {line, number} niezrozumiały znacznik.} attribute {XML w pliku ma w linii {line, number} znacznik z niezrozumiałym atrybutem: bez wartości w cudzysłowie albo podanym dwa razy.} nesting {XML w pliku zamyka w linii {line, number} znacznik, który nie jest tam otwarty.} other {XML w pliku kończy się za wcześnie, w linii {line, number}.}} Plik jest uszkodzony albo innego rodzaju; wyeksportuj go ponownie.',
  'xml-too-many':
    'XML w pliku ma więcej niż {limit, number} {what, select, comments {komentarzy lub instrukcji} attributes {atrybutów w jednym znaczniku} other {elementów}}; żadna siatka tylu nie potrzebuje. Wyeksportuj plik ponownie, bez tego, co nie jest kształtem.',
  'number-commas':
    'Liczby w linii {line, number} mają przecinki („{found}”), które mogą rozdzielać liczby albo oznaczać część dziesiętną. Wyeksportuj plik ponownie z kropką dziesiętną, jak w 0.5.',
  'only-others':
    'W tym, co pokazuje plik, nie ma trójkątów, {kind, select, beams {są tylko belki kratownicy ({count, number})} displaced {są tylko siatki z przemieszczeniem ({count, number})} implicit {są tylko kształty opisane jako objętość ({count, number})} combined {są tylko kształty powstałe z cięcia i łączenia innych ({count, number})} sliced {są tylko obiekty w warstwach ({count, number})} other {są tylko elementy z linii lub punktów ({count, number})}}. Tego się nie czyta; wyeksportuj kształt jako zwykłą siatkę.',
  'model-missing': 'Plik odwołuje się do „{name}”, czego w nim nie ma. Wyeksportuj go ponownie.',
  'model-bad-value':
    'Plik ma w linii {line, number} wartość „{found}” dla {name}, co nie jest tam dozwolone. Wyeksportuj go ponownie.',
  'model-endless':
    '„{name}” w pliku zawiera samo siebie albo bez końca powtarza inne części. Wyeksportuj plik ponownie.',
  'pose-packed':
    'Kości w pliku glTF w miejscu {where} są spakowane przez Draco i nie da się ich ustawić w pozie. Wybierz „jak zamodelowano” albo wyeksportuj plik bez kompresji Draco (w Blenderze: odznacz „Compression”).',
  'pose-endless':
    'Aby ustawić pozę w pliku glTF, trzeba odczytać ponad {limit, number} liczb, po raz pierwszy w miejscu {where}. Wybierz „jak zamodelowano” albo wyeksportuj plik z mniejszą liczbą morfów lub instancji.',
  'pose-matrix':
    'Animacja porusza węzłem {node, number}, który ma macierz, więc nie ma w nim czego poruszyć; glTF tego zabrania. Wybierz inną pozę albo wyeksportuj plik jeszcze raz.',
  'fbx-bad':
    '{what, select, version {Plik FBX jest w wersji {version}; wersji starszych niż 6.0 nie da się wczytać. Otwórz go w programie, który go czyta, na przykład w bezpłatnym FBX Converter firmy Autodesk, i zapisz jako FBX 2014 lub nowszy albo jako .glb.} much {Listy liczb w pliku FBX zajmują po rozpakowaniu ponad {limit, number} bajtów (bajt {offset, number}). Podziel siatkę albo uprość ją przed eksportem.} other {Plik FBX {what, select, early {kończy się za wcześnie} nesting {jest niezrozumiale zagnieżdżony} other {ma niezrozumiałą wartość}} (bajt {offset, number}). Wyeksportuj go ponownie jako FBX 2014 lub nowszy albo jako .glb.}}',
};

export const importWarningMessages: Record<ImportWarningCode, string> = {
  'triangles-not-finite':
    '{count, plural, one {Pominięto # trójkąt} few {Pominięto # trójkąty} many {Pominięto # trójkątów} other {Pominięto # trójkąta}}: któryś wierzchołek nie jest liczbą skończoną.',
  'faces-out-of-range':
    '{count, plural, one {Pominięto # ścianę} few {Pominięto # ściany} many {Pominięto # ścian} other {Pominięto # ściany}}: wskazany wierzchołek nie istnieje ({vertices, plural, one {jest tylko #} few {są tylko #} many {jest tylko #} other {jest tylko #}}). Pierwsza to ściana {face, number}.',
  'faces-too-short':
    '{count, plural, one {Pominięto # ścianę} few {Pominięto # ściany} many {Pominięto # ścian} other {Pominięto # ściany}}: mniej niż trzy wierzchołki. Pierwsza to ściana {face, number}.',
  'faces-unreadable':
    '{count, plural, one {Pominięto # ścianę} few {Pominięto # ściany} many {Pominięto # ścian} other {Pominięto # ściany}}: liczba wierzchołków inna niż trzy. Pierwsza zaczyna się w linii {line, number}.',
  'vertices-unreadable':
    '{count, plural, one {# położenie nie jest liczbą skończoną: linia {line, number}.} few {# położenia nie są liczbami skończonymi, pierwsze w linii {line, number}.} many {# położeń nie jest liczbami skończonymi, pierwsze w linii {line, number}.} other {# położenia nie jest liczbą skończoną, pierwsze w linii {line, number}.}} Trójkąty, które z nich korzystają, są pominięte.',
  'degenerate-triangles':
    '{count, plural, one {# trójkąt ma} few {# trójkąty mają} many {# trójkątów ma} other {# trójkąta ma}} zerowe pole. Zostają i działają jak punkty lub odcinki.',
  'polygons-untidy':
    '{count, plural, one {# wielokąta} few {# wielokątów} many {# wielokątów} other {# wielokąta}} nie dało się czysto pociąć na trójkąty, bo {count, plural, one {przecina się lub styka sam ze sobą albo nie leży} few {przecinają się lub stykają same ze sobą albo nie leżą} many {przecinają się lub stykają same ze sobą albo nie leżą} other {przecina się lub styka sam ze sobą albo nie leży}} w jednej płaszczyźnie. Kształt może się tam nieco różnić. Pierwsza to ściana {face, number}.',
  'points-lines-skipped':
    '{count, plural, one {Pominięto # element punktowy lub liniowy} few {Pominięto # elementy punktowe lub liniowe} many {Pominięto # elementów punktowych lub liniowych} other {Pominięto # elementu punktowego lub liniowego}}: zderzają się tylko trójkąty.',
  'elements-skipped':
    '{count, plural, one {Pominięto # element} few {Pominięto # elementy} many {Pominięto # elementów} other {Pominięto # elementu}} rodzaju, z którego nie powstają tu trójkąty („{name}”).',
  'rows-too-long':
    '{count, plural, one {# wiersz ma} few {# wiersze mają} many {# wierszy ma} other {# wiersza ma}} więcej liczb, niż zapowiada nagłówek, najpierw w linii {line, number}. Nadmiarowe są pominięte.',
  'loose-indices':
    '{count, plural, one {# indeks został i nie tworzy} few {# indeksy zostały i nie tworzą} many {# indeksów zostało i nie tworzy} other {# indeksu zostało i nie tworzy}} całego trójkąta.',
  'trailing-bytes':
    'Za końcem zawartości, przy bajcie {offset, number}, {count, plural, one {jest jeszcze # bajt, który nie jest czytany} few {są jeszcze # bajty, które nie są czytane} many {jest jeszcze # bajtów, które nie są czytane} other {jest jeszcze # bajta, które nie są czytane}}.',
  'companions-ignored':
    '{count, plural, one {# plik nie jest potrzebny do kształtu i nie został odczytany} few {# pliki nie są potrzebne do kształtu i nie zostały odczytane} many {# plików nie jest potrzebnych do kształtu i nie zostało odczytanych} other {# pliku nie jest potrzebne do kształtu i nie zostało odczytane}}: {names}{count, plural, =1 {} =2 {} =3 {} one { …} few { …} many { …} other { …}}',
  'extension-mismatch': 'Nazwa kończy się na .{extension}, ale zawartość to {format}. Wczytano jako {format}.',
  'zip-several-meshes':
    'W archiwum {count, plural, one {jest jeszcze # siatka} few {są jeszcze # siatki} many {jest jeszcze # siatek} other {jest jeszcze # siatki}}; wczytano „{name}”. Aby wczytać inną, podaj ją osobno.',
  'stl-no-endsolid':
    'Plik nie kończy się słowem „endsolid”. Wszystkie jego ściany są całe, ale może brakować końca pliku.',
  'gltf-no-positions':
    '{count, plural, one {# prymityw nie ma położeń i został pominięty} few {# prymitywy nie mają położeń i zostały pominięte} many {# prymitywów nie ma położeń i zostało pominiętych} other {# prymitywu nie ma położeń i zostało pominięte}}.',
  'gltf-skin-ignored':
    '{count, plural, one {# siatka ma} few {# siatki mają} many {# siatek ma} other {# siatki ma}} kości. Kształt jest taki, jak zamodelowano, bez pozy; rozmiar może się różnić od tego, co pokazują inne programy.',
  'parts-gathered':
    'Plik nazywa więcej części, niż mieści lista. Po pierwszych {limit, number} reszta jest zebrana w jedną.',
  'gltf-morph-ignored':
    '{count, plural, one {# siatka ma} few {# siatki mają} many {# siatek ma} other {# siatki ma}} cele morfingu. Kształt jest kształtem podstawowym.',
  'other-meshes':
    '{count, plural, one {Podano też # inną siatkę} few {Podano też # inne siatki} many {Podano też # innych siatek} other {Podano też # innej siatki}}; wczytano „{name}”. Nie wczytano: {names}{count, plural, =1 {} =2 {} =3 {} one { …} few { …} many { …} other { …}}',
  'gltf-mesh-unseen':
    '{count, plural, one {# siatki nie pokazuje żaden węzeł sceny, więc ją pominięto} few {# siatek nie pokazuje żaden węzeł sceny, więc je pominięto} many {# siatek nie pokazuje żaden węzeł sceny, więc je pominięto} other {# siatki nie pokazuje żaden węzeł sceny, więc je pominięto}}.',
  'polygons-thinned':
    '{count, plural, one {Pominięto # trójkąt wielokąta bez pola} few {Pominięto # trójkąty wielokątów bez pola} many {Pominięto # trójkątów wielokątów bez pola} other {Pominięto # trójkąta wielokątów bez pola}}: wierzchołki się powtarzają albo leżą na prostej. Pierwszy jest w ścianie {face, number}.',
  'pose-joint-range':
    '{count, plural, one {# wierzchołek wisi} few {# wierzchołki wiszą} many {# wierzchołków wisi} other {# wierzchołków wisi}} na kości, której nie ma (numer {joint, number}; wszystkich jest {joints, number}). Trójkąty, które ich używają, pominięto.',
  'pose-no-weight':
    '{count, plural, one {# wierzchołek ma wagi, które sumują się do zera, i podąża} few {# wierzchołki mają wagi, które sumują się do zera, i podążają} many {# wierzchołków ma wagi, które sumują się do zera, i podąża} other {# wierzchołków ma wagi, które sumują się do zera, i podąża}} za pierwszą wymienioną kością.',
  'pose-flat':
    '{count, plural, one {# wierzchołek wisi} few {# wierzchołki wiszą} many {# wierzchołków wisi} other {# wierzchołka wisi}} na kościach, które ta poza spłaszcza. To, czym poruszają, może nie mieć objętości.',
  'pose-channels':
    '{count, plural, one {# kanał animacji porusza} few {# kanały animacji poruszają} many {# kanałów animacji porusza} other {# kanałów animacji porusza}} czymś innym niż węzły i morfy; pominięto.',
  'pose-layers':
    '{count, plural, one {# krzywa animacji leży} few {# krzywe animacji leżą} many {# krzywych animacji leży} other {# krzywych animacji leży}} w warstwach ponad pierwszą; pominięto.',
  'pose-between':
    '{count, plural, one {# krzywa nie ma} few {# krzywe nie mają} many {# krzywych nie ma} other {# krzywych nie ma}} klucza tam, gdzie zaczyna się animacja. Użyto klucza sprzed początku albo pierwszego.',
  'skin-ignored':
    '{count, plural, one {# siatka ma} few {# siatki mają} many {# siatek ma} other {# siatki ma}} kości. Kształt jest taki, jak go wymodelowano, bez pozy.',
  'axes-left-handed':
    'Osie pliku są lewoskrętne. Siatka została odbita, tak że lewa strona jest lewą, a przody przodami.',
  'objects-hidden':
    'Plik ukrywa {count, plural, one {# obiekt, który mimo to wczytano. Odznacz go} few {# obiekty, które mimo to wczytano. Odznacz je} many {# obiektów, które mimo to wczytano. Odznacz je} other {# obiektu, które mimo to wczytano. Odznacz je}} na liście części, jeśli nie są potrzebne.',
  'morph-ignored':
    '{count, plural, one {# siatka ma} few {# siatki mają} many {# siatek ma} other {# siatki ma}} cele morfingu. Wczytany jest kształt podstawowy.',
  'links-dangling':
    '{count, plural, one {Pominięto # odwołanie} few {Pominięto # odwołania} many {Pominięto # odwołań} other {Pominięto # odwołania}} do czegoś, czego w pliku nie ma („{name}”{count, plural, one {} few { i inne} many { i inne} other { i inne}}). Reszta jest wczytana.',
  'decimal-commas':
    'Plik zapisuje liczby z przecinkiem dziesiętnym, jak w „{found}”. Odczytano go jako kropkę; sprawdź, czy rozmiar się zgadza.',
  'comma-separators': 'Plik oddziela liczby przecinkami, jak w „{found}”. Odczytano je jako separatory.',
  'threemf-not-printable':
    '{count, plural, one {# element jest oznaczony jako niedrukowany. Jest wczytany} few {# elementy są oznaczone jako niedrukowane. Są wczytane} many {# elementów jest oznaczonych jako niedrukowane. Są wczytane} other {# elementu jest oznaczone jako niedrukowane. Jest wczytane}} razem z resztą.',
  'threemf-supports':
    '{count, plural, one {# obiekt jest podporą do druku. Jest wczytany} few {# obiekty są podporami do druku. Są wczytane} many {# obiektów to podpory do druku. Są wczytane} other {# obiektu to podpory do druku. Są wczytane}} razem z resztą.',
  'threemf-no-solids':
    '{count, plural, one {# obiekt nie jest bryłą do druku (typ „{type}”). Jest wczytany} few {# obiekty nie są bryłami do druku (typ „{type}”). Są wczytane} many {# obiektów nie jest bryłami do druku (typ „{type}”). Są wczytane} other {# obiektu nie jest bryłami do druku (typ „{type}”). Są wczytane}} razem z resztą.',
  'threemf-beams':
    '{count, plural, one {Nie odczytano # belki lub kuli kratownicy} few {Nie odczytano # belek lub kul kratownic} many {Nie odczytano # belek lub kul kratownic} other {Nie odczytano # belki lub kuli kratownicy}}. Wczytane są tylko trójkąty.',
  'threemf-displaced':
    '{count, plural, one {Nie odczytano # siatki z przemieszczeniem} few {Nie odczytano # siatek z przemieszczeniem} many {Nie odczytano # siatek z przemieszczeniem} other {Nie odczytano # siatki z przemieszczeniem}}. Wczytane są tylko zwykłe siatki.',
  'threemf-volumes':
    '{count, plural, one {# obiekt ma} few {# obiekty mają} many {# obiektów ma} other {# obiektu ma}} objętość lub poziomicę, których się nie czyta. Wczytane są tylko trójkąty.',
  'threemf-combined':
    '{count, plural, one {Nie odczytano # obiektu, który powstaje} few {Nie odczytano # obiektów, które powstają} many {Nie odczytano # obiektów, które powstają} other {Nie odczytano # obiektu, który powstaje}} z cięcia i łączenia innych.',
  'threemf-sliced':
    '{count, plural, one {# obiekt ma} few {# obiekty mają} many {# obiektów ma} other {# obiektu ma}} warstwy, których się nie czyta. Wczytana siatka może być od nich zgrubniejsza.',
  'threemf-extension':
    'Plik wymaga {count, plural, one {rozszerzenia, którego się nie czyta: {name}} few {# rozszerzeń, których się nie czyta, najpierw {name}} many {# rozszerzeń, których się nie czyta, najpierw {name}} other {# rozszerzenia, którego się nie czyta, najpierw {name}}}. W kształcie może brakować tego, co {count, plural, one {ono opisuje} few {one opisują} many {one opisują} other {ono opisuje}}.',
};

export const importReasonMessages: Record<ReasonCode, string> = {
  'unit-gltf': 'Pliki glTF są w metrach.',
  'unit-metres': 'Plik nie podaje jednostki. Rozmiar wskazuje na metry.',
  'unit-centimetres':
    'Plik nie podaje jednostki. Przy długości od 50 do 2000 jednostek bardziej prawdopodobne są centymetry niż metry.',
  'unit-millimetres':
    'Plik nie podaje jednostki. Przy długości ponad 2000 jednostek bardziej prawdopodobne są milimetry.',
  'unit-ground':
    'Plik nie podaje jednostki. Szeroki, płaski i złożony z małych trójkątów, jest raczej terenem w metrach niż czymś małym.',
  'unit-tiny':
    'Plik nie podaje jednostki i ma mniej niż 0,02 jednostki długości. Zostawiono metry; wybierz większą skalę, jeśli ginie w oczach.',
  'up-gltf': 'W plikach glTF w górę skierowane jest Y.',
  'up-flat-y': 'Więcej poziomego gruntu zwraca się ku +Y niż ku +Z.',
  'up-flat-z': 'Więcej poziomego gruntu zwraca się ku +Z niż ku +Y.',
  'up-stl-habit': 'Kształt nie rozstrzyga. W plikach STL w górę jest przeważnie Z.',
  'up-undecided': 'Kształt nie rozstrzyga. Tutaj przyjęto Y w górę.',
  'unit-stl-habit': 'Plik nie podaje jednostki. Pliki STL są zwykle w milimetrach.',
  'unit-stated': 'Plik podaje swoją jednostkę.',
  'up-stated': 'Plik podaje swoje osie.',
};

/** All of them by code; no code is used twice. */
export const importMessages: Record<ImportErrorCode | ImportWarningCode | ReasonCode, string> = {
  ...importErrorMessages,
  ...importWarningMessages,
  ...importReasonMessages,
};
