/** Answers to the questions of the presets. Nobody needs them before asking, so they are a chunk of their own. */
export const answers: Readonly<Record<string, string>> = {
  'face-hit': 'z = −952 jest poniżej 0, a x = 1344 i y = 840 nie: q leży wewnątrz i ściana jest trafiona.',
  'edge-hit': 'Przy t = 0,8. Tam f = 0,5833: trochę za środkiem krawędzi 0.',
  'vertex-hit':
    'Kula dotyka prostej przy t = 0,7592, ale z f = −0,12, czyli przed początkiem krawędzi. Samego wierzchołka dotyka przy t = 0,8.',
  'parallel-embedded':
    '[0, 1], całe przemieszczenie: środek zostaje 0,6 od płaszczyzny, więc kula cały czas ją przecina i w każdej chwili może spotkać krawędź albo wierzchołek.',
  'parallel-out':
    'd = 1,2728: środek zostaje dalej od płaszczyzny niż promień, 1, więc niczego w tej płaszczyźnie nie można dotknąć.',
  'nearest-of-two':
    'Testy nie idą w kolejności czasu. Ten trójkąt kula spotyka wcześniej, przy t = 0,625, i obejmuje on prowadzenie; szukanie może skończyć dopiero ostatni test.',
  stairs:
    'Test t14: krawędź 1 trójkąta 30 obejmuje prowadzenie przy t = 0,3765. Trzy testy po nim niczego nie zmieniają.',
  'thin-wall': 'Nie patrzy na miejsca, tylko rozwiązuje równanie na czas zetknięcia: t = 0,3438, po 5,5 z 16 m.',
  'wall-and-floor': 'Tylko to, co biegnie wzdłuż obu, 0,5025 m w z. Mur zabrał x, podłoga zabrała y.',
  'three-plane-corner': 'Nie: każda płaszczyzna zamyka jeden z trzech kierunków, więc x = 0 i ciało staje.',
  'acute-wedge':
    'Nie dochodzi nigdzie. Każdy ślizg po jednym boku od razu kończy się na drugim, sześć razy, a potem reszta przepada.',
  'ramp-creep':
    'Grawitacja to osobny przebieg, a to, czego żąda, zgina się wzdłuż pochylni jak każde przemieszczenie: 0,0079 z 0,06.',
  'three-radii-ball': 'O 0,05: g · sin 30°. Dla kuli przestrzeń elipsoidy to świat w innej skali.',
  'three-radii-slim':
    '6,6°: ściśnięty przez smukłe promienie stok jest tam prawie poziomy i niewiele przemieszczenia zostaje wzdłuż niego.',
  'three-radii-flat':
    'Zrobiła z niego stok o nachyleniu 70,9°. Prawie całe przemieszczenie zostaje wzdłuż niego, a przeniesione z powrotem do świata daje 0,178.',
  'padding-hop':
    'Kontakt jest bliżej niż wymagany odstęp 0,005, więc ciało do niego nie podchodzi, a base − contact odchyla się do tyłu. To unosi ciało o 4 mm.',
  'grazing-back-off': '0,005 · sin 1° = 0,000087.',
  'exit-root': 'Wyszła dołem: przy tym pierwiastku kontakt się kończy. Kula przeszła przez grań i stoi w y = −0,4975.',
  'leaving-contact':
    'Krawędź 0 trójkąta 2, szczyt grani, przy t = 0,0008. Kula z niej schodzi: to większy pierwiastek.',
  'one-sided-wall':
    'N·v/|v| = 1 jest powyżej 0, więc trójkąt jest odwrócony tyłem. Metoda odporna testuje obie strony i staje przy t = 0,7475.',
  'zero-area':
    'Nie ma żadnej: byłoby to 0/0, a to nie liczba. Żadne porównanie z nią nie jest prawdziwe, więc trójkąt zostaje pominięty.',
  'long-edge':
    'W a₀: |e|²(1 − |b|²) i (e·b)², obie blisko 2,3 · 10¹⁵. Z różnicy −512 000 000 między nimi siedem cyfr zostawia −268 435 456.',
  'new-box': 'Trójkąt 2, ściana muru: pierwsze pudełko kończy się na wysokości 1,4, a mur zaczyna na 3,2.',
  'far-from-home': 'Nie: położenia są zaokrąglane do 1/32 i kula kończy 0,997 od narożnika, wewnątrz stopnia.',
  'start-overlapping': 'Z muru, gdzie jest najgłębiej: o 0,205 m wzdłuż −x. Potem kolej na podłogę.',
  'tessellated-floor':
    'Nie: gdy ciało już wyląduje, środek zostaje na wysokości 0,603, promień i margines, w każdej klatce.',
  slivers: 'Krawędź 0, przy t = 0,3333. Odcinek nie ma pola, ale jego krawędzie mają długość.',
  'sloping-floor':
    'Od obu naraz, po 4,7 · 10⁻¹⁶ m, 64 jednostki zaokrąglenia. Następne przesunięcie nie spotyka więc przy t = 0 ani muru, ani podłogi i całe 0,04 m wzdłuż muru zostaje wykonane.',
  'stairs-down':
    'Sama krawędź: ma poziomą stopnicę, więc jest krawędzią stopnia. Dociągnięcie opuszcza na nią ciało o 0,065 m i każda klatka schodzenia jest na gruncie.',
  'jump-at-wall':
    'Oba przebiegi razem żądają 0,0806 m w górę, więc klatka się wznosi, a ciało, które się wznosi, zostawia się w spokoju. Dochodzi na ponad 1,2 m i przeskakuje mur.',
  'steep-face':
    'Murem: jej normalna (−0,78; 0,63; 0) bez części pionowej to (−1, 0, 0). Wzdłuż niej zostaje 0,04 m, nic z tego w górę, a ciało zostaje na gruncie.',
  'held-by-faces':
    'Przemieszczenie wzdłuż zagięcia, 2,9° w dół. To mniej niż 50°, więc ściany trzymają ciało. Jest zaklinowane: liczy się jako stojące i idzie dalej wzdłuż rowka.',
  millimetres:
    'Urosły położenia i przemieszczenia w świecie. W przestrzeni elipsoidy wszystko dzieli się przez promienie, więc t, f i współczynniki są te same.',
  bunny: 'Trójkąt 110, swoim wierzchołkiem 0, przy t = 0,0779.',
  teapot:
    'Nie: wszyscy kandydaci pokazują tył i zostają pominięci, więc kulka przelatuje na wylot. Gdy testuje się obie strony, dno ją trzyma.',
  'terrain-100k': 'Tyle, ile jest w pudełku przesunięcia: mniej więcej jeden na dziesięć tysięcy.',
  'terrain-1m': 'Pudełek o połowę więcej, a trójkątów mniej więcej trzy razy tyle.',
};

/** Null: a question that has to be tried out. */
export const answerOf = (preset: string): string | null => answers[preset] ?? null;
