import type { AgreementSource } from "../agreement-source.ts";

export const source: AgreementSource = {
	lang: "fr",
	direction: "ltr",
	title: "Contrat de prêt",
	rules: {
		title: "Partie 1 : Règles du prêt",
		intro: "Ces règles s’appliquent à tout prêt de {site}.",
		items: [
			"Seuls les clients dont la demande de prêt a été approuvée peuvent emprunter.",
			"{site} examine chaque demande et peut la refuser.",
			"Toutes les informations de la demande doivent être vraies, complètes et à jour.",
			"La somme à rembourser comprend le montant du prêt, les intérêts et la pénalité éventuelle.",
		],
	},
	contract: {
		title: "Partie 2 : Contrat de prêt",
		parties: "Conclu le {date} entre {site} (le prêteur) et l’emprunteur :",
		borrower: [
			"Prénom et nom : {firstName} {lastName}",
			"Pays : {country}",
			"Numéro de mobile : {mobile}",
			"Numéro de client : {uid}",
		],
		agree: "Le prêteur et l’emprunteur conviennent des sept conditions suivantes :",
	},
	terms: [
		["1. Montant", "Le prêteur prête à l’emprunteur {amount} {currency}."],
		["2. Durée du prêt", "Le prêt dure {loanPeriod} jours."],
		["3. Jours sans intérêts", "Aucun intérêt n’est dû pour les {freePeriod} premiers jours."],
		[
			"4. Intérêts",
			"Pour les {interestDays} jours restants, des intérêts de {dailyRate} % du montant sont calculés pour chaque jour. Les intérêts ne produisent pas d’intérêts.",
		],
		[
			"5. Remboursement",
			"Au plus tard à la fin de la durée du prêt, l’emprunteur rembourse le montant, les intérêts et la pénalité éventuelle sur un compte indiqué par {site} et envoie un justificatif de paiement. Le prêt est remboursé dès que {site} a confirmé le paiement.",
		],
		[
			"6. Retard",
			"Si le prêt est remboursé en retard, une pénalité s’ajoute aux intérêts. Le taux de la pénalité est de {penaltyRate} %.",
		],
		[
			"7. Restrictions",
			"Tant que le prêt n’est pas remboursé, l’emprunteur peut passer des ordres, mais ne peut ni retirer ni transférer d’argent.",
		],
	],
	liability: {
		title: "Partie 3 : Responsabilité juridique",
		items: [
			"L’emprunteur répond du remboursement du prêt, des intérêts et de toute pénalité.",
			"Si l’emprunteur ne paie pas, {site} peut réclamer en justice la dette et les frais de recouvrement.",
			"Si l’emprunteur fournit de fausses informations ou de faux documents, la totalité de la dette est immédiatement exigible. Cela peut constituer une infraction pénale.",
		],
	},
	confirm: "Par sa signature, l’emprunteur confirme avoir lu, compris et accepté les trois parties.",
	signature: "Signature de l’emprunteur :",
};
