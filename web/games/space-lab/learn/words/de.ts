// The German words of learning Space Lab.
import type { LabLearnWords } from './en.ts';

const de: LabLearnWords = {
  own: 'Du hast:',
  choose: 'Tippe eine Karte deiner Hand an, dann einen freien Platz.',
  lessons: {
    hire: {
      title: 'Anwerben',
      text: 'Deck drei Karten auf und nimm alle von einer Agentur; die anderen kommen ins Anwerbezentrum. Oder nimm aus dem Zentrum alle Karten einer Agentur.',
      goal: 'Hol dir zwei Karten in einem Zug.',
      praise: 'Zwei auf einmal! Die dritte wartet im Zentrum auf alle, die sie wollen.',
      hint: 'Deck drei auf und nimm dann beide Karten von Red Rocket.',
    },
    place: {
      title: 'Legen',
      text: 'Die Zahl in der Ecke ist der Preis: So viele andere Karten aus deiner Hand wirfst du dafür ab. In einem Zug darfst du mehrere Karten legen.',
      goal: 'Bring zwei deiner Karten in die Station.',
      praise: 'Zwei Karten liegen! Zum Bezahlen ist eine teure Karte so gut wie eine billige.',
      hint: 'Bezahle den grünen Piloten mit den beiden Karten, die 3 kosten. Die mit der 0 ist kostenlos.',
    },
    above: {
      title: 'Über einer Kapsel',
      text: 'Dort zieht eine Karte so viele Projekte, wie sie kostet. Eines davon behältst du, vor den anderen verborgen; es zählt am Ende.',
      goal: 'Zieh zwei Projekte und behalte ein zweites Bild von Supernovae.',
      praise: 'Zwei Bilder: 10 Punkte statt 4!',
      hint: 'Leg den grünen Piloten, der 2 kostet, über eine Kapsel.',
    },
    below: {
      title: 'Unter einer Kapsel',
      text: 'Dort bringt das richtige Fachgebiet den Bonus auf dem Platz: ein Techniker 3 Punkte, ein Arzt eine Lab-Karte, ein Forscher eines von zwei Projekten.',
      goal: 'Setz Techniker und Arzt mit Bonus ein.',
      praise: 'Beide haben zu tun! Die Karte, die der Arzt gezogen hat, könntest du gleich legen.',
      hint: 'Der Arzt gehört unter die linke Kapsel, der Techniker unter die rechte.',
    },
    objective: {
      title: 'Ziele',
      text: 'Die Zeichen einer Kapsel verlangen drei Karten ringsum: darüber, darunter, links und rechts. Liegen sie da, bringt sie Punkte und oft auch eine Karte.',
      goal: 'Erreich zwei Ziele mit einer Karte.',
      praise: 'Zwei auf einmal! In jeder Spalte bringt das oberste Plättchen am meisten.',
      hint: 'Der rote Arzt gehört zwischen die linke und die mittlere Kapsel.',
    },
    worth: {
      title: 'Was Karten wert sind',
      text: 'Am Ende zählt jede Karte, was unten auf ihr steht: Punkte, oder Punkte für Fachgebiete, Agenturen oder Projekte. Mit dem Pfeil zählt nur die eigene Reihe, die Karte selbst eingeschlossen.',
      goal: 'Leg den goldenen Piloten für 9 Punkte.',
      praise: 'Drei Piloten in der Reihe machen 9 Punkte, und der neue ist dabei.',
      hint: 'In der mittleren Reihe liegen schon zwei Piloten.',
    },
    end: {
      title: 'Das Ende',
      text: 'Hat jemand zehn Karten gelegt oder drei Ziele erreicht, haben alle anderen noch einen letzten Zug, nur zum Legen. Dann werden alle Punkte gezählt.',
      goal: 'Füll den letzten Platz so, dass du gewinnst.',
      praise: 'Gewonnen! Weniger Punkte auf der Karte, aber das dritte Ziel macht das wett.',
      hint: 'Der blaue Techniker vollendet das Ziel der rechten Kapsel.',
    },
  },
  misses: {
    single: 'Nur eine Karte, und die beiden anderen liegen jetzt im Zentrum. Vega freut sich.',
    recruited: 'Im Zentrum lag von dieser Agentur nur eine Karte.',
    spent: 'Jetzt kannst du keine zweite Karte bezahlen. Bezahle nicht mit der, die kostenlos ist.',
    notAbove: 'Projekte zieht man nur über einer Kapsel.',
    few: 'So viele Projekte, wie die Karte kostet: Diese war zu billig.',
    otherProject: 'Das ist ein anderes Projekt. Mit dem zweiten Bild hättest du 10 Punkte.',
    noBonus: 'Da passiert nichts: Der Platz unter einer Kapsel zeigt, wen sie braucht.',
    oneObjective: 'Ein Ziel! Ein Platz zwischen zwei Kapseln zählt aber für beide.',
    noObjective: 'Kein Ziel ist vollständig. Welche Agentur fehlt beiden?',
    otherRow: 'Weniger als 9: In einer anderen Reihe liegen mehr Piloten.',
    lost: 'Vega liegt vorn. Was hätte die andere Karte vollendet?',
  },
  turn: {
    title: 'So läuft ein Zug',
    steps: [
      'Deck drei Karten auf und nimm alle von einer Agentur …',
      '… oder wirb im Zentrum alle Karten einer Agentur an …',
      '… oder leg Karten und bezahle mit anderen. Ab fünf Karten auf der Hand musst du.',
      'Über einer Kapsel: so viele Projekte, wie die Karte kostet; eines behältst du.',
      'Unter einer Kapsel: ein Bonus für das richtige Fachgebiet.',
      'Zehn Karten oder drei Ziele: Alle anderen haben noch einen Zug. Die meisten Punkte gewinnen.',
    ],
  },
  rules: {
    goal: {
      title: 'Ziel des Spiels',
      text: [
        'Bau eine Forschungsstation: Wirb eine Crew aus vier Agenturen an, leg sie rings um deine drei Kapseln und bring Projekte nach Hause. Wer am Ende die meisten Punkte hat, gewinnt.',
        'Zu Beginn legen alle ihre Ziele in ihre Kapseln, eines in jede, wie sie wollen.',
      ],
      picture: 'Eine Station: drei Kapseln in einer Linie, ringsum zehn Plätze',
    },
    card: {
      title: 'Eine Lab-Karte',
      price: 'Der Preis: So viele andere Karten aus deiner Hand wirfst du dafür ab.',
      agency: 'Die Agentur: Nach ihr fragen die Ziele.',
      specialty: 'Das Fachgebiet: Es zählt unter einer Kapsel.',
      effect: 'Die Wirkung: was die Karte bringt.',
      agencies: 'Vier Agenturen',
      specialties: 'Vier Fachgebiete',
    },
    turn: {
      title: 'Dein Zug',
      lead: 'Du hast drei Möglichkeiten.',
      text: [
        'Aufdecken: Deck die obersten drei Karten auf. Nimm alle von einer Agentur; die anderen kommen ins Anwerbezentrum.',
        'Anwerben: Nimm aus dem Anwerbezentrum alle Karten einer Agentur.',
        'Legen: Leg Karten aus deiner Hand in deine Station, eine nach der anderen.',
      ],
      notes: [
        'Alle sehen, was du nimmst; danach gehört deine Hand nur dir.',
        'Wer einen Zug mit fünf oder mehr Karten beginnt, muss legen.',
        'Ist der Lab-Stapel leer, werden die abgeworfenen Karten gemischt und zum neuen Stapel. Wer gar nichts tun kann, setzt aus.',
      ],
    },
    placing: {
      title: 'Legen und bezahlen',
      text: [
        'Eine Karte kommt auf einen beliebigen freien Platz. Dafür wirfst du so viele andere Karten aus deiner Hand ab, wie sie kostet. Welche, entscheidest du.',
        'Was liegt, bleibt liegen. Rückgängig machen kannst du es, bis etwas gezogen wurde oder dein Zug vorbei ist.',
        'Zuerst wirkt die Karte selbst, dann ihr Platz, dann werden Ziele erreicht. Erst danach kommt die nächste Karte. Was du ziehst, kannst du noch im selben Zug einsetzen.',
      ],
    },
    above: {
      title: 'Über einer Kapsel',
      text: [
        'Zieh so viele Projekte, wie die Karte kostet. Behalte eines; die anderen kommen unter den Stapel. Eine kostenlose Karte zieht nichts.',
      ],
    },
    below: {
      title: 'Unter einer Kapsel',
      text: ['Hat die Karte das Fachgebiet, das das Ziel verlangt, bringt sie dessen Bonus.'],
    },
    objectives: {
      title: 'Ziele',
      text: [
        'Rings um eine Kapsel sind die Plätze darüber, darunter, links und rechts. Liegen dort die drei Agenturen ihres Ziels, nimmst du das oberste Plättchen der Spalte; der Stapel ist für alle da. Eine vierte Karte schadet nicht.',
        'Plätze zwischen zwei Kapseln gehören zu beiden: Eine Karte kann zwei Ziele erreichen, das linke zuerst.',
      ],
      tiles: 'Die Plättchen jeder Spalte, von oben',
      columns: ['Links', 'Mitte', 'Rechts'],
    },
    effects: {
      title: 'Wirkungen',
      note: 'Die Punkte zählen am Ende. Eine Karte zählt auch sich selbst, wenn sie passt.',
      points: 'Diese Punkte.',
      specialty: 'Punkte für jede Karte dieses Fachgebiets in deiner Station.',
      agency: 'Punkte für jede Karte dieser Agentur in deiner Station.',
      row: 'Punkte für jede Karte dieses Fachgebiets in derselben Reihe.',
      projects: 'Ein Punkt für jedes Projekt, das du hast.',
      draw: 'Du ziehst sofort ein Projekt. Die Karte bringt keine Punkte.',
    },
    projects: {
      title: 'Projekte',
      note: 'Sie bleiben für die anderen bis zum Ende verdeckt.',
      project: 'Projekt',
      many: 'Karten',
      brings: 'Was es bringt',
      telescopes: 'Teleskope auf dem Mond',
      telescopePoints: '1 Punkt für jede Karte seiner Agentur in deiner Station',
    },
    end: {
      title: 'Das Ende',
      text: [
        'Hat jemand die zehnte Karte gelegt oder das dritte Ziel erreicht, endet dieser Zug sofort. Alle anderen haben noch einen letzten Zug, nur zum Legen.',
        'Dann zählen alle Lab-Karten, Plättchen, 3 Punkte für jeden Techniker im Einsatz und Projekte.',
        'Bei gleich vielen Punkten gewinnt, wer mehr Projekte hat; bei erneutem Gleichstand wird der Sieg geteilt.',
      ],
    },
    alone: {
      title: 'Allein',
      picture: 'Eine Station aus sechs Kapseln, drei über drei, mit siebzehn Plätzen',
      text: [
        'Du hast sechs Kapseln, drei über drei, sechs Ziele und siebzehn Plätze. Was zwischen zwei Kapseln liegt, ist unter der einen und über der anderen: Es wirkt erst als darüber, dann als darunter. Die beiden Kapseln einer Spalte teilen sich die Plättchen.',
        'Nach jedem deiner Züge wird die oberste Lab-Karte abgeworfen und mit ihr alle Karten ihrer Agentur im Anwerbezentrum.',
        'Die Partie endet sofort mit dem sechsten Ziel, mit der siebzehnten Karte oder wenn der Lab-Stapel leer ist. Abgeworfene Karten kommen nicht wieder.',
      ],
      points: 'Punkte',
      becomes: 'Das bist du',
      under: (points) => `unter ${points}`,
      range: (from, to) => `${from} bis ${to}`,
      from: (points) => `ab ${points}`,
    },
    options: 'Optionen',
    keys: {
      cards: 'eine Karte wählen, oder eine zum Bezahlen',
      arrows: 'von Karte zu Karte, von Platz zu Platz',
      enter: 'nehmen, legen, bestätigen',
      reveal: 'drei Karten aufdecken',
      done: 'den Zug beenden',
      undo: 'rückgängig',
      escape: 'die Karte zurücklegen',
    },
  },
};

export default de;
