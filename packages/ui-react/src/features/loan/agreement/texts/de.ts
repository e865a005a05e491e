import type { AgreementSource } from "../agreement-source.ts";

export const source: AgreementSource = {
	lang: "de",
	direction: "ltr",
	title: "Kreditvertrag",
	rules: {
		title: "Teil 1: Kreditbedingungen",
		intro: "Diese Bedingungen gelten für jeden Kredit von {site}.",
		items: [
			"Einen Kredit erhalten nur Kunden, deren Identität bestätigt und deren Kreditantrag genehmigt wurde.",
			"{site} prüft jede Anfrage und kann sie ablehnen. Ein genehmigter Kredit wird auf das Konto des Kreditnehmers bei {site} ausgezahlt.",
			"Alle Angaben im Antrag müssen wahr, vollständig und aktuell sein.",
			"Der Kredit kann ohne zusätzliche Kosten vorzeitig zurückgezahlt werden. Zinsen fallen dann nur bis zum Tag der Rückzahlung an.",
		],
	},
	contract: {
		title: "Teil 2: Kreditvertrag",
		parties: "Geschlossen am {date} zwischen {site} (Kreditgeber) und dem Kreditnehmer:",
		borrower: [
			"Vor- und Nachname: {firstName} {lastName}",
			"Land: {country}",
			"Mobilnummer: {mobile}",
			"Kundennummer: {uid}",
		],
		agree: "Kreditgeber und Kreditnehmer vereinbaren diese sieben Bedingungen:",
	},
	terms: [
		["1. Betrag", "Der Kreditgeber gewährt dem Kreditnehmer einen Kredit über {amount} {currency}."],
		[
			"2. Laufzeit",
			"Der Kredit läuft {loanPeriod} Kalendertage ab dem Tag nach der Auszahlung, gerechnet in der Zeitzone von {site}. Der letzte dieser Tage ist der Fälligkeitstag.",
		],
		["3. Zinsfreie Tage", "Für die ersten {freePeriod} Tage fallen keine Zinsen an."],
		[
			"4. Zinsen",
			"Für die übrigen {interestDays} Tage fallen je Tag Zinsen von {dailyRate} % des Betrags an. Auf Zinsen werden keine Zinsen berechnet.",
		],
		[
			"5. Rückzahlung",
			"Bis zum Fälligkeitstag zahlt der Kreditnehmer den Betrag und die Zinsen in einer Zahlung auf ein von {site} genanntes Konto und lädt einen Zahlungsnachweis hoch. Der Kredit ist zurückgezahlt, sobald {site} die Zahlung bestätigt hat.",
		],
		[
			"6. Verspätete Zahlung",
			"Nach dem Fälligkeitstag fallen keine weiteren Zinsen nach Nummer 4 an. Stattdessen fallen für jeden Tag bis zur Rückzahlung Verzugszinsen von {penaltyRate} % des Betrags an.",
		],
		[
			"7. Einschränkungen",
			"Solange der Kredit nicht zurückgezahlt ist, kann der Kreditnehmer handeln, aber kein Geld auszahlen oder umbuchen.",
		],
	],
	liability: {
		title: "Teil 3: Rechtliche Haftung",
		items: [
			"Der Kreditnehmer haftet für die Rückzahlung des Kredits, der Zinsen und aller Verzugszinsen.",
			"Zahlt der Kreditnehmer nicht, kann {site} die Schuld und die Kosten ihrer Eintreibung gerichtlich geltend machen.",
			"Macht der Kreditnehmer falsche Angaben oder legt er gefälschte Dokumente vor, ist die gesamte Schuld sofort fällig. Dies kann strafbar sein.",
		],
	},
	confirm:
		"Mit der Unterschrift bestätigt der Kreditnehmer, alle drei Teile gelesen, verstanden und angenommen zu haben.",
	signature: "Unterschrift des Kreditnehmers:",
};
