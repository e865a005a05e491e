import type { AgreementSource } from "../agreement-source.ts";

export const source: AgreementSource = {
	lang: "de",
	direction: "ltr",
	title: "Kreditvertrag",
	rules: {
		title: "Teil 1: Kreditbedingungen",
		intro: "Diese Bedingungen gelten für jeden Kredit von {site}.",
		items: [
			"Einen Kredit erhalten nur Kunden, deren Kreditantrag genehmigt wurde.",
			"{site} prüft jede Anfrage und kann sie ablehnen.",
			"Alle Angaben im Antrag müssen wahr, vollständig und aktuell sein.",
			"Zurückzuzahlen ist die Summe aus dem Kreditbetrag, den Zinsen und etwaigen Verzugszinsen.",
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
		["2. Laufzeit", "Der Kredit läuft {loanPeriod} Tage."],
		["3. Zinsfreie Tage", "Für die ersten {freePeriod} Tage fallen keine Zinsen an."],
		[
			"4. Zinsen",
			"Für die übrigen {interestDays} Tage fallen je Tag Zinsen von {dailyRate} % des Betrags an. Auf Zinsen werden keine Zinsen berechnet.",
		],
		[
			"5. Rückzahlung",
			"Bis zum Ende der Laufzeit zahlt der Kreditnehmer den Betrag, die Zinsen und etwaige Verzugszinsen auf ein von {site} genanntes Konto und lädt einen Zahlungsnachweis hoch. Der Kredit ist zurückgezahlt, sobald {site} die Zahlung bestätigt hat.",
		],
		[
			"6. Verspätete Zahlung",
			"Wird der Kredit verspätet zurückgezahlt, fallen zusätzlich zu den Zinsen Verzugszinsen an. Ihr Satz beträgt {penaltyRate} %.",
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
