import type { AgreementSource } from "../agreement-source.ts";

export const source: AgreementSource = {
	lang: "cs",
	direction: "ltr",
	title: "Smlouva o půjčce",
	rules: {
		title: "Část 1: Pravidla půjček",
		intro: "Tato pravidla platí pro každou půjčku od {site}.",
		items: [
			"Půjčit si může jen zákazník, jehož totožnost byla ověřena a jehož žádost o půjčku byla schválena.",
			"{site} každou žádost posoudí a může ji zamítnout. Schválená půjčka se vyplácí na účet dlužníka u {site}.",
			"Všechny údaje v žádosti musí být pravdivé, úplné a aktuální.",
			"Půjčku lze splatit předčasně bez dalších nákladů. Úrok se pak účtuje jen do dne splacení.",
		],
	},
	contract: {
		title: "Část 2: Smlouva o půjčce",
		parties: "Uzavřena dne {date} mezi {site} (věřitel) a dlužníkem:",
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
		[
			"2. Doba půjčky",
			"Půjčka trvá tento počet kalendářních dnů: {loanPeriod}. Počítají se ode dne po vyplacení v časovém pásmu {site}. Poslední z těchto dnů je den splatnosti.",
		],
		["3. Dny bez úroku", "Počet prvních dnů, za které se úrok neúčtuje: {freePeriod}."],
		[
			"4. Úrok",
			"Za každý ze zbývajících dnů (počet: {interestDays}) se účtuje úrok {dailyRate} % z částky. Z úroku se úrok neúčtuje.",
		],
		[
			"5. Splacení",
			"Nejpozději v den splatnosti dlužník zaplatí částku a úrok jednou platbou na účet určený {site} a nahraje doklad o platbě. Půjčka je splacena, jakmile {site} platbu potvrdí.",
		],
		[
			"6. Prodlení",
			"Po dni splatnosti se další úrok neúčtuje. Místo něj se za každý den až do splacení účtuje penále {penaltyRate} % z částky.",
		],
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
