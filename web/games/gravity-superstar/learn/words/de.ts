// The German words of learning Gravity Superstar.
import type { GravityLearnWords } from './en.ts';

const de: GravityLearnWords = {
  missed: 'Noch nicht ganz.',
  did: (what, brings) => `${what}, ${brings}.`,
  lessons: {
    down: {
      title: 'Füße voran',
      text: 'Ohne Plattform unter den Füßen fällt eine Figur in die Richtung, in die sie zeigen. Tippe auf die Karte, dann auf die Stelle, wo du landen willst.',
      goal: 'Dreh dich und fall auf den gelben Stern.',
      praise: 'Richtig! Die Füße zeigen nach Westen, also ist für deine Figur unten im Westen.',
      hint: 'Dreh dich nach rechts: Dann zeigen die Füße zum gelben Stern.',
    },
    long: {
      title: 'Der Weitsprung',
      text: 'Ein Weitsprung geht zwei Felder nach links oder rechts. Sterne auf dem Weg gehören dir, im Sprung wie im Fall.',
      goal: 'Sammle beide Sterne auf einmal.',
      praise: 'Beide! Jedes Feld auf dem Weg zählt.',
      hint: 'Spring nach rechts: über den rosa Stern und hinunter auf den gelben.',
    },
    edge: {
      title: 'Kein Rand',
      text: 'Wer auf einer Seite rausgeht, kommt gegenüber wieder rein, in derselben Zeile oder Spalte. Auch im Fallen.',
      goal: 'Sammle den gelben Stern.',
      praise: 'Rechts raus und links rein, unten raus und oben rein!',
      hint: 'Spring nach rechts über den Rand und lass dich fallen.',
    },
    platforms: {
      title: 'Plattformen',
      text: 'Plattformen versperren den Weg; nur der Fall geht durch die unter deinen Füßen. Der Hochsprung geht ein Feld nach oben, dann eins zur Seite.',
      goal: 'Komm hinunter zum gelben Stern.',
      praise: 'Durch eine Plattform hindurch; die nächste hat dich gehalten.',
      hint: 'Der Fall bringt dich durch die Plattform.',
    },
    eject: {
      title: 'Raus mit dir!',
      text: 'Kommst du auf das Feld einer anderen Figur, fliegt sie vom Brett. Wem sie gehört, bekommt alle Karten zurück, und du nimmst dort einen Stern oder eine Marke weg.',
      goal: 'Wirf Vega raus, nimm den gelben Stern.',
      praise: 'Deiner! Im nächsten Zug kommt Vega durch die offene Tür zurück.',
      hint: 'Spring nach rechts und fall auf Vega. Dann nimm den gelben Stern.',
    },
    again: {
      title: 'Noch eine Aktion',
      text: 'Jede Karte ist, verdeckt gespielt, ein Schritt nach links oder rechts. Das Zeichen mit den Pfeilen gibt dir eine Nochmal-Marke: Sie bringt dir eine zweite Aktion.',
      goal: 'Geh auf das Zeichen, dann hol den Stern.',
      praise: 'Gut gespielt: Für den Schritt nahmst du eine Karte, die du nicht brauchst.',
      hint: 'Geh mit dem Weitsprung verdeckt nach links und heb den Fall für den Stern auf.',
    },
    back: {
      title: 'Karten zurück',
      text: 'Alle gespielten Karten aufzunehmen ist auch eine Aktion; nur die fünfte bringt sie von selbst zurück. Du hast eine Nochmal-Marke.',
      goal: 'Komm hinauf zum gelben Stern.',
      praise: 'Mehr brauchst du nicht. Auf zu den Planeten!',
      hint: 'Nimm zuerst alle Karten auf, dann mach einen Hochsprung nach rechts.',
    },
  },
  turn: {
    title: 'So läuft ein Zug',
    steps: [
      'Figur nicht auf dem Brett? Sie kommt durch die offene Tür.',
      'Spiel eine Karte offen und mach, was sie sagt …',
      '… oder eine beliebige verdeckt, für einen Schritt nach links oder rechts …',
      '… oder nimm alle deine Karten auf.',
      'Einmal im Zug bringt dir eine Nochmal-Marke eine weitere Aktion.',
      'Liegen nur noch wenige Sterne, ist die Runde die letzte. Es zählen Sterne, Marken und Paare einer Farbe.',
    ],
  },
  rules: {
    goal: {
      title: 'Ziel des Spiels',
      text: [
        'Sammle Sterne auf kleinen Planeten, auf denen alle ihr eigenes Unten haben. Wer am Ende die meisten Punkte hat, gewinnt.',
      ],
    },
    points: {
      title: 'Punkte',
      what: 'Wofür',
      here: 'Zum Beispiel',
      star: 'jeder Stern',
      pair: 'jedes Paar einer Farbe',
      token: 'jede Nochmal-Marke',
      total: 'Zusammen',
    },
    turn: {
      title: 'Dein Zug',
      text: [
        'Ist deine Figur nicht auf dem Brett, kommt sie von selbst durch die offene Tür, gedreht wie diese.',
        'Dann wähle eine Aktion: Spiel eine Karte offen und mach, was sie sagt; oder spiel eine beliebige verdeckt und geh ein Feld nach links oder rechts, ohne dass andere sehen, welche es war; oder nimm alle Karten auf, die vor dir liegen.',
        'Links, rechts, oben und unten gelten so, wie deine Figur sie vor der Bewegung sieht.',
        'Deine fünfte Karte bringt sofort alle fünf auf die Hand zurück.',
        'Einmal im Zug darfst du eine Nochmal-Marke abgeben und noch eine Aktion wählen, auch wenn du die Marke eben erst bekommen hast.',
        'Du kannst rückgängig machen, was du getan hast, bis jemand anders etwas tut.',
      ],
    },
    cards: {
      title: 'Die fünf Karten',
      long: 'Zwei Felder nach links oder zwei nach rechts.',
      high: 'Ein Feld nach oben, dann eins nach links oder rechts.',
      drop: 'Ein Feld nach unten, durch die Plattform unter deinen Füßen und nur durch diese.',
      rotate: 'Auf der Stelle: eine Vierteldrehung zu einer Seite oder eine halbe.',
      wild: 'Eine dieser vier.',
      step: 'Verdeckt',
      stepText: 'Jede Karte: ein Feld nach links oder rechts.',
      note: 'Der ganze Weg muss frei sein: Liegt eine Plattform quer, geht es nicht.',
    },
    fall: {
      title: 'Fallen ohne Rand',
      text: [
        'Nach jeder Aktion fällt eine Figur ohne Plattform unter den Füßen bis zur nächsten, wie weit es auch ist.',
        'Das Brett hat keinen Rand: Wer auf einer Seite rausgeht, kommt gegenüber wieder rein, in derselben Zeile oder Spalte.',
      ],
    },
    way: {
      title: 'Unterwegs',
      note: 'Das gilt für jedes Feld, auf das deine Figur kommt, von selbst oder im Fall.',
      star: 'Ein Stern: Du nimmst ihn. Darunter kann ein Nochmal-Zeichen liegen; das gibt jetzt noch nichts.',
      replay: 'Ein freies Nochmal-Zeichen: Du bekommst eine Marke, jedes Mal, solange es welche gibt.',
      pawn: 'Eine Figur: Sie fliegt raus, und auf diesem Feld gibt es keine Marke.',
      door: 'Die offene Tür: Sie schließt sich, und im Uhrzeigersinn öffnet sich die nächste ohne Figur.',
    },
    eject: {
      title: 'Rauswerfen',
      text: [
        'Wer rausgeworfen wird, hat sofort wieder alle Karten und kommt im nächsten eigenen Zug wieder rein.',
        'Ist dein Fall zu Ende, nimmst du dieser Person einen Stern deiner Wahl oder eine Nochmal-Marke weg, wenn sie etwas hat. Du musst etwas nehmen.',
      ],
    },
    end: {
      title: 'Das Ende',
      text: [
        'Eine Runde ist vorbei, wenn alle dran waren. Sie ist die letzte, wenn nur noch wenige Sterne auf dem Brett liegen: 4 zu zweit, 8 zu dritt oder viert, 12 zu fünft oder sechst.',
        'Bei gleich vielen Punkten gewinnen weniger Nochmal-Marken; bei erneutem Gleichstand wird der Sieg geteilt.',
        'Profi-Ende, wenn ihr es wählt: Wenige Sterne beenden nichts. Die letzte Runde ist die, in der jemand 18 Punkte erreicht (24 zu dritt oder fünft), selbst wenn davon wieder welche verloren gehen, oder die, nach der kein Stern mehr liegt.',
      ],
    },
    keys: {
      cards: 'eine Karte wählen',
      arrows: 'einen Zug in diese Richtung ansehen; nach oben: halbe Drehung',
      enter: 'den angesehenen Zug spielen',
      refill: 'alle Karten aufnehmen',
      end: 'den Zug beenden',
      undo: 'rückgängig',
      escape: 'die Karte zurücklegen',
    },
  },
};

export default de;
