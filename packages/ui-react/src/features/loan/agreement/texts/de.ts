import type { AgreementSource } from "../agreement-source.ts";

export const source: AgreementSource = {
	lang: "de",
	direction: "ltr",
	title: "Darlehensvereinbarung",
	rules: {
		title: "Teil 1: Darlehensregeln",
		intro: "Diese Regeln gelten für jedes Darlehen von {site}.",
		items: [
			"Ein Darlehen erhalten nur Kunden, deren Identität und deren Darlehensantrag bestätigt wurden.",
			"{site} prüft jede Anfrage und kann sie ablehnen. Ein genehmigtes Darlehen wird auf das Konto des Darlehensnehmers bei {site} ausgezahlt.",
			"Alle Angaben im Antrag müssen wahr, vollständig und aktuell sein.",
			"Das Darlehen kann ohne zusätzliche Kosten vorzeitig zurückgezahlt werden. Zinsen fallen dann nur bis zum Tag der Rückzahlung an.",
		],
	},
	contract: {
		title: "Teil 2: Darlehensvertrag",
		parties: "Geschlossen am {date} zwischen {site} (Darlehensgeber) und dem Darlehensnehmer:",
		borrower: [
			"Vor- und Nachname: {firstName} {lastName}",
			"Land: {country}",
			"Mobiltelefon: {mobile}",
			"Kundennummer: {uid}",
		],
		agree: "Darlehensgeber und Darlehensnehmer vereinbaren diese sieben Bedingungen:",
	},
	terms: [
		["1. Betrag", "Der Darlehensgeber leiht dem Darlehensnehmer {amount} {currency}."],
		[
			"2. Laufzeit",
			"Das Darlehen läuft {loanPeriod} Kalendertage ab dem Tag nach der Auszahlung, gerechnet in der Zeitzone von {site}. Der letzte dieser Tage ist der Fälligkeitstag.",
		],
		["3. Zinsfreie Tage", "Für die ersten {freePeriod} Tage fallen keine Zinsen an."],
		[
			"4. Zinsen",
			"Für die übrigen {interestDays} Tage fallen je Tag Zinsen von {dailyRate} % des Betrags an. Auf Zinsen werden keine Zinsen berechnet.",
		],
		[
			"5. Rückzahlung",
			"Bis zum Fälligkeitstag zahlt der Darlehensnehmer den Betrag und die Zinsen in einer Zahlung auf ein von {site} genanntes Konto und lädt einen Nachweis hoch. Das Darlehen ist zurückgezahlt, sobald {site} die Zahlung bestätigt hat.",
		],
		[
			"6. Verspätete Zahlung",
			"Nach dem Fälligkeitstag fallen keine weiteren Zinsen an. Stattdessen wird für jeden Tag bis zur Rückzahlung eine Strafgebühr von {penaltyRate} % des Betrags berechnet.",
		],
		[
			"7. Einschränkungen",
			"Solange das Darlehen nicht zurückgezahlt ist, kann der Darlehensnehmer handeln, aber kein Geld auszahlen oder übertragen.",
		],
	],
	liability: {
		title: "Teil 3: Rechtliche Haftung",
		items: [
			"Der Darlehensnehmer haftet für die Rückzahlung des Darlehens, der Zinsen und jeder Strafgebühr.",
			"Zahlt der Darlehensnehmer nicht, kann {site} die Schuld und die Kosten ihrer Eintreibung gerichtlich geltend machen.",
			"Macht der Darlehensnehmer falsche Angaben oder legt er gefälschte Dokumente vor, ist die gesamte Schuld sofort fällig. Dies kann strafbar sein.",
		],
	},
	confirm:
		"Mit der Unterschrift bestätigt der Darlehensnehmer, alle drei Teile gelesen, verstanden und angenommen zu haben.",
	signature: "Unterschrift des Darlehensnehmers:",
};
