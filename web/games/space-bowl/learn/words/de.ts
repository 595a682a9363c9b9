// The German words of the learn pages.
import type { LearnWords } from './en.ts';

const de: LearnWords = {
  spaceBowl: {
    look: 'hier hinschauen',
    lessons: {
      same: {
        title: 'Das Ziel',
        task: 'Jede Murmel steht für einen Planeten, das violette Plättchen für das Ziel. Hier liegen beide im selben Feld: Tippe auf eine Karte mit diesem Planeten.',
        praise: 'Richtig! Der Planet einer Murmel im Feld des Plättchens muss auf dem Ziel selbst sein.',
      },
      beside: {
        title: 'Gleich daneben',
        task: 'Jetzt liegt die Murmel rechts vom Plättchen. Bei welcher Karte ist dieser Planet auf der Karte rechts daneben? Tippe auf die Karte für das Plättchen.',
        praise: 'Genau: das Plättchen auf deiner Karte, der Planet auf der Karte daneben.',
      },
      several: {
        title: 'Mehrere Murmeln',
        task: 'Im Feld über dem Plättchen liegen zwei Murmeln: Die Karte darüber muss beide Planeten zeigen. Weitere Planeten sind egal.',
        praise: 'Gut gesehen. Weitere Planeten stören nie.',
      },
      edge: {
        title: 'Am Rand',
        task: 'Das Plättchen liegt nicht immer in der Mitte. Leere Felder dürfen über den Rand der Galaxie ragen, Felder mit Murmeln nicht.',
        praise: 'Ja! Nur leere Felder ragen über den Rand.',
      },
      none: {
        title: 'Kein Ausweg',
        task: 'Manchmal passt keine Karte. Schau genau: Gibt es ein Ziel? Wenn nicht, drück den roten Knopf.',
        praise: 'Mutig und richtig: Es gibt kein Ziel, nicht einmal mit Joker.',
      },
      joker: {
        title: 'Der Joker',
        task: 'Keine Karte passt, aber bei einer fehlt nur ein Planet. Tippe auf den Joker, dann auf die Karte, auf der er fehlt, dann auf das Ziel.',
        praise: 'Gerettet! Der Joker kostet dich einen Punkt, aber deine Karte zählt.',
      },
    },
    jokerHelps: 'Nur der fehlt: Nimm den Joker!',
    jokerPlaced: 'Gut: Der Joker ersetzt den fehlenden Planeten. Tippe jetzt auf das Ziel.',
    jokerUseless: 'Da hilft der Joker nicht. Tippe ihn wieder an und versuch es woanders.',
    hint: 'Schau auf die Karte mit dem gepunkteten Rahmen.',
    hintDoom: 'Keine Karte passt. Drück den roten Knopf!',
    hintJoker: 'Tippe auf den Joker, dann auf die Karte mit dem gepunkteten Rahmen.',
    round: {
      title: 'So läuft eine Runde',
      steps: (go, follow) => [
        'Der Captain wirft das Plättchen und je eine Murmel für die Planeten der obersten Stapelkarte.',
        `Alle suchen gleichzeitig. Gefunden? Ruf „${go}“: Die zehn Sekunden laufen.`,
        `Du auch? Sag vor null „${follow}“.`,
        'Sicher, dass es keine gibt? Auch der rote Knopf startet zehn Sekunden.',
        'Nach null werden alle Karten im selben Moment aufgedeckt.',
        'Richtig: 1 Punkt, 1 mehr fürs Rufen, 1 mehr, wenn nur du die Karte hast. Falsch: 1 weniger.',
      ],
    },
    goal: {
      title: 'Ziel des Spiels',
      text: [
        'Finde die Karte, auf der das Schiff landen kann: Auf ihr und um sie herum zeigt die Galaxie die Planeten, deren Murmeln in der Box liegen. Alle suchen gleichzeitig, niemand wartet.',
      ],
    },
    setUp: {
      title: 'Aufbau',
      text: [
        'Von den 56 Karten bilden 25 die Galaxie, 5 mal 5. Zehn weitere bilden den „Bis zur Unendlichkeit“-Stapel, die oberste offen. Der Rest wird nicht gebraucht.',
        'Alle beginnen mit 4 Punkten. Der erste Captain wird ausgelost.',
      ],
      picture: 'Die Galaxie aus 25 Karten; daneben der „Bis zur Unendlichkeit“-Stapel und die Box',
    },
    throwing: {
      title: 'Der Wurf',
      text: [
        'Der Captain wirft das Ziel-Plättchen und je eine Murmel für die Planeten der obersten Stapelkarte, also zwei bis fünf. Alles landet irgendwo in den neun Feldern der Box; in einem Feld kann mehreres liegen.',
      ],
    },
    destination: {
      title: 'Was ein Ziel ist',
      text: [
        'Leg die Box in Gedanken über die Galaxie, ohne sie zu drehen, das Feld des Plättchens auf eine Karte.',
        'Jedes Feld mit Murmeln muss auf einer Karte liegen, die mindestens diese Planeten zeigt. Die im Feld des Plättchens müssen auf dem Ziel selbst sein.',
        'Weitere Planeten sind immer egal; Sterne und Kometen bedeuten nichts.',
        'Leere Felder dürfen über den Rand der Galaxie ragen.',
      ],
      thrown: 'Der Wurf',
      fits: 'Ein Ziel: Jede Murmel liegt auf ihrem Planeten.',
    },
    calls: {
      title: 'Los oder roter Knopf',
      go: (go, follow) => [
        `„${go}“ heißt: Ich habe eins gefunden. Die zehn Sekunden laufen; bis null können andere „${follow}“ sagen.`,
        'Wer gerufen oder sich angeschlossen hat, wählt eine Karte, ohne dass die anderen sie sehen; keine Karte zählt als falsch. Wer schweigt, setzt aus.',
      ],
      doom: (doom) => [
        `„${doom}“ heißt: Es gibt keins, nicht einmal mit dem Joker. Bis null können die anderen auch den roten Knopf zeigen oder weitersuchen und eine Karte wählen.`,
        'Mit rotem Knopf gibt es in dieser Runde keine Karte und keinen Joker mehr.',
      ],
      end: [
        'Karten lassen sich bis 3 Sekunden nach null noch ändern (auf Wunsch 10 oder 20). Dann werden alle zusammen aufgedeckt; früher, wenn sich alle festgelegt haben oder den roten Knopf zeigen.',
        'Ruft in der Suchzeit niemand, zählt die Runde nicht, und die oberste Stapelkarte kommt weg.',
      ],
    },
    joker: {
      title: 'Der Joker',
      text: [
        'Während des Countdowns können alle ohne roten Knopf den einen Joker auf eine beliebige Karte legen. Dort bleibt er für die Runde und ersetzt für alle einen fehlenden Planeten auf dieser Karte.',
        'Er hilft nicht am Rand, nicht gegen ein Schwarzes Loch und nicht auf einem verdeckten Ziel.',
        'Wer ihn legt, muss eine Karte wählen, die ihn braucht; jede andere zählt dann als falsch. Alle anderen, die sich schon festgelegt haben, tun es noch einmal.',
      ],
    },
    points: {
      title: 'Punkte',
      found: 'Jemand hat recht',
      notFound: 'Niemand hat recht',
      reason: 'Wofür',
      rows: {
        valid: 'deine Karte ist richtig',
        go: (go) => `… und du hast „${go}“ gerufen`,
        alone: '… und nur du hast sie gewählt',
        joker: '… aber sie brauchte den Joker',
        invalid: 'deine Karte ist falsch',
        goInvalid: (go) => `… und du hast „${go}“ gerufen`,
        red: 'du hast den roten Knopf gezeigt',
        doom: '… und du hast damit angefangen',
      },
      notes: [
        'Es zählt nur, was gefunden wurde: Ein Ziel, das niemand gewählt hat, schadet den roten Knöpfen nicht.',
        'Wer am Ende einer Runde unter 0 steht, hat 0.',
      ],
    },
    end: {
      title: 'Ende der Runde, Ende der Partie',
      text: [
        'Jemand hatte recht: Wer „Los“ gerufen hat, wird Captain und behält die gewählte Karte, auch eine falsche; die oberste Stapelkarte füllt die Lücke. Nach dem roten Knopf ist es, wer sich zuerst auf eine richtige Karte festgelegt hat.',
        'Niemand hatte recht: Nach dem roten Knopf wird Captain, wer ihn gerufen hat, und nimmt die oberste Stapelkarte. Nach „Los“ bleibt der Captain, und diese Karte kommt weg.',
        'Die Partie endet mit dem Stapel, nach zehn Runden, oder wenn jemand nach einer Runde 18 Punkte oder mehr hat. Die meisten Punkte gewinnen; bei Gleichstand die meisten behaltenen Karten; sonst wird der Sieg geteilt.',
      ],
    },
    variants: {
      title: 'Varianten',
      note: 'Zu Beginn einer Partie wählbar; alle lassen sich kombinieren.',
      lines: {
        blackHole:
          'Zeigt die oberste Stapelkarte ein Schwarzes Loch, wird auch dessen Plättchen geworfen: Murmeln in seinem Feld zeigen, welche Planeten auf der Karte dort nicht sein dürfen.',
        noJoker: 'Gespielt wird ohne den Joker.',
        void: 'Drei der 56 Karten sind verdeckt: In der Galaxie zeigen sie keine Planeten und sind nie ein Ziel.',
        larger: 'Eine Galaxie aus 6 mal 6 Karten.',
        rotation:
          'Das Muster darf um eine Viertel-, halbe oder Dreivierteldrehung um das Plättchen gedreht sein.',
        ring: 'Gegenüberliegende Ränder der Galaxie berühren sich: Was rechts hinausragt, kommt links wieder herein.',
        training: 'Das Ziel-Plättchen liegt immer im mittleren Feld.',
      },
    },
    keys: {
      arrows: 'über die Galaxie gehen',
      enter: 'die Karte wählen; noch einmal, um sie festzulegen',
      go: (go) => `„${go}“ rufen`,
      doom: 'roter Knopf',
      follow: 'ich auch',
      joker: 'den Joker nehmen, dann seine Karte wählen',
      escape: 'den Joker zurücklegen',
      people: 'wählen, wer dran ist, wenn sich mehrere einen Bildschirm teilen',
    },
  },
};

export default de;
