import type { AgreementSource } from "../agreement-source.ts";

export const source: AgreementSource = {
	lang: "cs",
	direction: "ltr",
	title: "Smlouva o půjčce",
	rules: {
		title: "Část 1: Pravidla půjček",
		intro: "Tato pravidla platí pro každou půjčku od {site}.",
		items: [
			"Půjčit si může jen zákazník, jehož žádost o půjčku byla schválena.",
			"{site} každou žádost posoudí a může ji zamítnout.",
			"Všechny údaje v žádosti musí být pravdivé, úplné a aktuální.",
			"Ke splacení je součet částky půjčky, úroku a případného penále.",
		],
	},
	contract: {
		title: "Část 2: Smlouva o půjčce",
		parties: "Uzavřena dne {date} mezi {site} (věřitelem) a dlužníkem:",
		borrower: [
			"Jméno a příjmení: {firstName} {lastName}",
			"Země: {country}",
			"Číslo mobilu: {mobile}",
			"Číslo zákazníka: {uid}",
		],
		agree: "Věřitel a dlužník se dohodli na těchto sedmi podmínkách:",
	},
	terms: [
		["1. Částka", "Věřitel půjčuje dlužníkovi {amount} {currency}."],
		["2. Doba půjčky", "Půjčka trvá tento počet dnů: {loanPeriod}."],
		["3. Dny bez úroku", "Počet prvních dnů, za které se úrok neúčtuje: {freePeriod}."],
		[
			"4. Úrok",
			"Za každý ze zbývajících dnů (počet: {interestDays}) se účtuje úrok {dailyRate} % z částky. Z úroku se úrok neúčtuje.",
		],
		[
			"5. Splacení",
			"Nejpozději na konci doby půjčky dlužník zaplatí částku, úrok a případné penále na účet určený {site} a nahraje doklad o platbě. Půjčka je splacena, jakmile {site} platbu potvrdí.",
		],
		["6. Prodlení", "Při opožděném splacení se kromě úroku účtuje penále. Sazba penále je {penaltyRate} %."],
		[
			"7. Omezení",
			"Dokud půjčka není splacena, může dlužník obchodovat, ale nemůže vybírat ani převádět peníze.",
		],
	],
	liability: {
		title: "Část 3: Právní odpovědnost",
		items: [
			"Dlužník odpovídá za splacení půjčky, úroku a případného penále.",
			"Pokud dlužník nezaplatí, může {site} vymáhat dluh a náklady na jeho vymáhání u soudu.",
			"Pokud dlužník uvede nepravdivé údaje nebo předloží padělané doklady, je celý dluh splatný ihned. Může jít o trestný čin.",
		],
	},
	confirm: "Podpisem dlužník potvrzuje, že všechny tři části přečetl, porozuměl jim a přijal je.",
	signature: "Podpis dlužníka:",
};
