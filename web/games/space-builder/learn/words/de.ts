// The German words of learning Space Builder.
import type { BuilderLearnWords } from './en.ts';

const de: BuilderLearnWords = {
  blamed: (building, reason) => `${building}: ${reason}.`,
  next: {
    choose: 'Tippe ein Gebäude an, dann seinen Platz.',
    carrying: 'Tippe jetzt seinen Platz an.',
    standing: 'Ändere es hier, oder tippe einen anderen Platz dafür an.',
    change: 'Tippe ein Gebäude an, um es zu ändern. Stimmt alles? Dann: Fertig!',
    done: 'Alles wie auf dem Plan? Dann tippe auf Fertig!',
  },
  lost: (name, faults) => `${faults} Jemand hat weniger als ${name}.`,
  lessons: {
    plan: {
      title: 'Der Plan',
      text: 'Alle bauen gleichzeitig nach demselben Plan. Tippe ein Gebäude an, dann seinen Platz, oder zieh es dorthin.',
      goal: 'Stell beide Gebäude hin, wo der Plan sie zeigt.',
      praise: 'Genau nach Plan! In einer Partie bauen die anderen auch, also beeil dich.',
      hint: 'Die Sternwarte steht oben in der Mitte. Tippe dann auf Fertig!',
    },
    turn: {
      title: 'Drehen',
      text: 'Auf dem Plan liegen Gebäude auch auf der Seite oder auf dem Kopf. Dreh sie, bevor oder nachdem du sie hinstellst.',
      goal: 'Bau beide so gedreht wie auf dem Plan.',
      praise: 'Perfekt! Jedes falsch gedrehte Gebäude hätte dich 2 Fehler gekostet.',
      hint: 'Die Lichterreihe ist der Boden: Dreh das Gebäude, bis sie auf derselben Seite ist wie auf dem Plan.',
    },
    faces: {
      title: 'Zwei Seiten',
      text: 'Jedes Gebäude hat zwei Seiten. Sie gleichen sich bis auf eine Kleinigkeit.',
      goal: 'Zwei von diesen vier zeigen die falsche Seite. Wende sie!',
      praise: 'Gut gesehen! Alle acht Paare findest du in den Regeln.',
      hint: 'Zähl die Bullaugen und schau, wo die Lampe ist.',
    },
    locked: {
      title: 'Noch gesperrt',
      text: 'Der Plan zeigt immer alle acht Gebäude. Die mit dem Schloss hast du noch nicht: Lass ihre Plätze frei.',
      goal: 'Bau die Stadt mit deinen letzten beiden fertig.',
      praise:
        'Fertig, und die Plätze der vier gesperrten sind frei! Jede gewonnene Runde schaltet eines frei.',
      hint: 'Das Gewächshaus steht oben in der Mitte, der Funkmast unten links, mit der Lampe in der Mitte.',
    },
    faults: {
      title: 'Die Kontrolle',
      text: 'Fehlt ein Gebäude: 1 Fehler. Falscher Platz, falsch gedreht, falsche Seite: 2. Die wenigsten Fehler gewinnen; bei gleich vielen, wer schneller war. Wer zuletzt noch baut, wird gestoppt.',
      goal: 'Wer gewinnt? Tippe das Brett an.',
      praise: 'Vega gewinnt! Niemand war langsamer, aber eine Lücke ist nur 1 Fehler, nicht 2.',
      hint: 'Vergleiche jedes Brett mit dem Plan.',
    },
    turned: {
      title: 'Ein gedrehter Plan',
      text: 'Auf Wunsch liegt der Plan gedreht, und du kannst ihn nicht gerade rücken. Das Leuchtfeuer zeigt auf Plan und Brett dieselbe Ecke.',
      goal: 'Richte dich beim Bauen nach dem Leuchtfeuer.',
      praise: 'Genau nach dem Leuchtfeuer! Jetzt liegt der Plan wie dein Brett, und alles passt.',
      hint: 'Neig den Kopf nach rechts, bis das Leuchtfeuer des Plans oben links ist.',
    },
  },
  round: {
    title: 'So läuft eine Runde',
    steps: [
      'Der Plan wird aufgedeckt, für alle gleichzeitig.',
      'Bau mit deinen Gebäuden. Die mit dem Schloss lässt du weg.',
      'Dreh und wende sie, bis sie so liegen wie auf dem Plan.',
      'Alles gebaut? Fertig! Wer zuletzt noch baut, wird gestoppt.',
      'Die wenigsten Fehler gewinnen; bei gleich vielen, wer schneller war.',
      'Wer gewinnt, schaltet ein Gebäude frei. Mit allen acht gewinnst du!',
    ],
  },
  rules: {
    goal: {
      title: 'Ziel des Spiels',
      text: [
        'Alle bauen gleichzeitig dieselbe Weltraumstadt nach demselben Plan, auf dem eigenen Brett. Erst zählen die Fehler, dann das Tempo.',
        'Jede gewonnene Runde schaltet ein weiteres Gebäude frei. Wer eine Runde mit allen acht gewinnt, gewinnt die Partie.',
        'Niemand wartet, bis er dran ist: Darum brauchen alle einen eigenen Bildschirm. Du kannst auch gegen Bots spielen, oder allein gegen die Uhr.',
      ],
    },
    plan: {
      title: 'Plan und Brett',
      text: [
        'Ein Plan zeigt alle acht Gebäude auf acht von neun Plätzen. Am Anfang hast du vier: Sternwarte, Funkmast, Gewächshaus und Hangar. Die anderen tragen auf dem Plan ein Schloss: Lass ihre Plätze frei.',
        'Bis zur Kontrolle sieht niemand dein Brett, nur, wie viele Gebäude darauf stehen und ob du fertig bist.',
      ],
    },
    build: {
      title: 'Bauen',
      text: [
        'Tippe ein Gebäude an, dann einen Platz, oder zieh es dorthin.',
        'Ist der Platz besetzt, tauschen zwei Gebäude auf dem Brett. Kommt das neue aus der Hand, geht das alte dorthin zurück.',
        'Umstellen, drehen, wenden, abbauen: so oft du willst, bis du fertig bist.',
      ],
    },
    turn: {
      title: 'Drehen',
      text: ['Ein Gebäude kann in vier Richtungen liegen. Die Lichterreihe zeigt, wo sein Boden ist.'],
    },
    faces: {
      title: 'Die zwei Seiten',
      text: [
        'Zwei Seiten unterscheiden sich nur in einer Kleinigkeit. Zu Beginn jeder Runde liegen alle Vorderseiten oben.',
      ],
      starred: 'von Anfang an auf der Hand',
      front: 'Vorderseite',
      back: 'Rückseite',
    },
    done: {
      title: 'Fertig und Stopp',
      text: [
        'Stehen alle deine Gebäude auf dem Brett, kannst du auf Fertig tippen. Ab dann änderst du nichts mehr.',
        'Die anderen bauen weiter. Sobald nur noch eine Person baut, stoppt die Runde, und deren Brett zählt, wie es ist. Zu zweit stoppt das erste Fertig die Runde.',
        'Außerdem gibt es ein Zeitlimit von 1, 2, 3 oder 5 Minuten.',
      ],
    },
    faults: {
      title: 'Die Kontrolle',
      text: ['Jedes deiner Gebäude wird mit dem Plan verglichen:'],
      plan: 'Plan',
      board: 'Brett',
      fault: 'Was nicht stimmt',
      many: 'Fehler',
      notes: [
        'Ein Gebäude zählt nie mehr als 2, egal, was daran nicht stimmt. Zwei vertauschte sind 4.',
        'Die wenigsten Fehler gewinnen die Runde; bei gleich vielen, wer schneller war. Wer gestoppt wurde, ist langsamer als alle, die fertig waren.',
        'Stoppt das Zeitlimit mehrere, liegt vorn, wem weniger Gebäude fehlen, dann, wessen letzte Änderung früher war. War niemand fertig, gewinnt ein leeres Brett nichts.',
      ],
    },
    example: {
      title: 'Ein Beispiel',
      text: ['Rigel ist zuerst fertig, dann Mira; Vega wird gestoppt.'],
      told: 'Vega hat die wenigsten Fehler, gewinnt die Runde und schaltet ein Gebäude frei. Ohne Vega wäre es Rigel: so viele Fehler wie Mira, aber schneller.',
    },
    unlock: {
      title: 'Freischalten',
      text: [
        'Wer eine Runde gewinnt, wählt eines der eigenen gesperrten Gebäude und baut ab der nächsten Runde damit. Wer vorn liegt, hat also mehr zu bauen.',
        'Wer in 20 Sekunden nicht wählt, bekommt das erste. Beim letzten gibt es nichts zu wählen.',
      ],
    },
    end: {
      title: 'Das Ende',
      text: [
        'Wer eine Runde mit allen acht Gebäuden gewinnt, gewinnt die Partie, auch mit Fehlern. Bei den anderen zählen die gewonnenen Runden.',
        'Auch nach Plan 20 ist Schluss: Die meisten gewonnenen Runden gewinnen, und bei gleich vielen teilt man sich den Platz.',
      ],
    },
    turned: {
      title: 'Gedrehte Pläne',
      text: [
        'Normalerweise liegt der Plan so wie dein Brett. Wer will, spielt mit gedrehten Plänen: um ein Viertel, die Hälfte oder drei Viertel, für alle gleich.',
        'Gerade rücken kann man ihn nicht. Richte dich nach dem Leuchtfeuer: Es zeigt auf Plan und Brett dieselbe Ecke.',
      ],
    },
    alone: {
      title: 'Allein: das Zeitrennen',
      text: [
        'Ein Plan mit 4 bis 8 Gebäuden, gegen die Uhr. Sie hält nie an; wer geht, beendet den Versuch.',
        'Nur bei einer Stadt ohne Fehler zählt die Zeit. Für jede Anzahl von Gebäuden gibt es einen Rekord; dafür zählt nur dein erster Versuch an einem Plan.',
      ],
    },
    keys: {
      pick: 'ein Gebäude aufnehmen',
      arrows: 'von Gebäude zu Gebäude; mit einem aufgenommenen von Platz zu Platz',
      turn: 'drehen',
      flip: 'wenden',
      put: 'hinstellen',
      takeBack: 'abbauen',
      escape: 'dahin zurück, wo es war',
      done: 'fertig',
    },
  },
};

export default de;
