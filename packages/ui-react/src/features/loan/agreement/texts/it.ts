import type { AgreementSource } from "../agreement-source.ts";

export const source: AgreementSource = {
	lang: "it",
	direction: "ltr",
	title: "Contratto di prestito",
	rules: {
		title: "Parte 1: Regole del prestito",
		intro: "Queste regole valgono per ogni prestito di {site}.",
		items: [
			"Può chiedere un prestito solo il cliente la cui domanda di prestito è stata approvata.",
			"{site} esamina ogni domanda e può respingerla.",
			"Tutte le informazioni della domanda devono essere vere, complete e aggiornate.",
			"La somma da rimborsare è composta dall’importo del prestito, dagli interessi e dall’eventuale penale.",
		],
	},
	contract: {
		title: "Parte 2: Contratto di prestito",
		parties: "Concluso il {date} tra {site} (il mutuante) e il mutuatario:",
		borrower: [
			"Nome e cognome: {firstName} {lastName}",
			"Paese: {country}",
			"Numero di cellulare: {mobile}",
			"Numero cliente: {uid}",
		],
		agree: "Il mutuante e il mutuatario concordano le sette condizioni seguenti:",
	},
	terms: [
		["1. Importo", "Il mutuante presta al mutuatario {amount} {currency}."],
		["2. Durata", "Il prestito dura {loanPeriod} giorni."],
		["3. Giorni senza interessi", "Per i primi {freePeriod} giorni non sono dovuti interessi."],
		[
			"4. Interessi",
			"Per ciascuno dei restanti {interestDays} giorni maturano interessi pari al {dailyRate}% dell’importo. Sugli interessi non maturano altri interessi.",
		],
		[
			"5. Rimborso",
			"Entro la fine della durata il mutuatario rimborsa l’importo, gli interessi e l’eventuale penale su un conto indicato da {site} e carica la prova del pagamento. Il prestito è rimborsato quando {site} ha confermato il pagamento.",
		],
		[
			"6. Ritardo",
			"Se il prestito è rimborsato in ritardo, oltre agli interessi è dovuta una penale. Il tasso della penale è del {penaltyRate}%.",
		],
		[
			"7. Limitazioni",
			"Finché il prestito non è rimborsato, il mutuatario può operare, ma non può prelevare né trasferire denaro.",
		],
	],
	liability: {
		title: "Parte 3: Responsabilità legale",
		items: [
			"Il mutuatario risponde del rimborso del prestito, degli interessi e di ogni penale.",
			"Se il mutuatario non paga, {site} può far valere in giudizio il credito e le spese di recupero.",
			"Se il mutuatario fornisce informazioni false o documenti falsificati, l’intero debito è subito esigibile. Ciò può costituire reato.",
		],
	},
	confirm: "Con la firma il mutuatario conferma di aver letto, compreso e accettato tutte e tre le parti.",
	signature: "Firma del mutuatario:",
};
