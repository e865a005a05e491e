import type { AgreementSource } from "../agreement-source.ts";

export const source: AgreementSource = {
	lang: "pt",
	direction: "ltr",
	title: "Acordo de empréstimo",
	rules: {
		title: "Parte 1: Regras do empréstimo",
		intro: "Estas regras aplicam-se a todos os empréstimos da {site}.",
		items: [
			"Só pode contrair um empréstimo o cliente cuja identidade e cujo pedido de crédito tenham sido aprovados.",
			"A {site} analisa cada pedido e pode recusá-lo. O empréstimo aprovado é pago na conta do mutuário na {site}.",
			"Todas as informações do pedido devem ser verdadeiras, completas e atuais.",
			"O empréstimo pode ser reembolsado antecipadamente sem custos adicionais. Nesse caso, os juros são cobrados apenas até ao dia do reembolso.",
		],
	},
	contract: {
		title: "Parte 2: Contrato de empréstimo",
		parties: "Celebrado em {date} entre a {site} (o mutuante) e o mutuário:",
		borrower: [
			"Nome: {firstName} {lastName}",
			"País: {country}",
			"Telemóvel: {mobile}",
			"Número de cliente: {uid}",
		],
		agree: "O mutuante e o mutuário acordam as sete condições seguintes:",
	},
	terms: [
		["1. Montante", "O mutuante empresta ao mutuário {amount} {currency}."],
		[
			"2. Prazo",
			"O empréstimo dura {loanPeriod} dias de calendário, contados a partir do dia seguinte ao pagamento, no fuso horário da {site}. O último destes dias é a data de vencimento.",
		],
		["3. Dias gratuitos", "Não são cobrados juros pelos primeiros {freePeriod} dias."],
		[
			"4. Juros",
			"Pelos restantes {interestDays} dias são cobrados, por cada dia, juros de {dailyRate}% do montante. Não são cobrados juros sobre juros.",
		],
		[
			"5. Reembolso",
			"Até à data de vencimento, o mutuário reembolsa o montante e os juros num único pagamento para uma conta indicada pela {site} e carrega o comprovativo. O empréstimo fica liquidado quando a {site} confirma o pagamento.",
		],
		[
			"6. Atraso",
			"Depois da data de vencimento não são cobrados mais juros. Em vez disso, é cobrada, por cada dia até ao reembolso, uma penalização de {penaltyRate}% do montante.",
		],
		[
			"7. Restrições",
			"Enquanto o empréstimo não for reembolsado, o mutuário pode negociar, mas não pode levantar nem transferir dinheiro.",
		],
	],
	liability: {
		title: "Parte 3: Responsabilidade legal",
		items: [
			"O mutuário responde pelo reembolso do empréstimo, dos juros e de qualquer penalização.",
			"Se o mutuário não pagar, a {site} pode reclamar em tribunal a dívida e os custos da sua cobrança.",
			"Se o mutuário prestar informações falsas ou apresentar documentos falsificados, toda a dívida vence de imediato. Isto pode constituir crime.",
		],
	},
	confirm: "Ao assinar, o mutuário confirma que leu, compreendeu e aceitou as três partes.",
	signature: "Assinatura do mutuário:",
};
