import type { AgreementSource } from "../agreement-source.ts";

export const source: AgreementSource = {
	lang: "pt-BR",
	direction: "ltr",
	title: "Contrato de empréstimo",
	rules: {
		title: "Parte 1: Regras do empréstimo",
		intro: "Estas regras se aplicam a todos os empréstimos da {site}.",
		items: [
			"Só pode contratar um empréstimo o cliente cuja solicitação de empréstimo tenha sido aprovada.",
			"A {site} analisa cada solicitação e pode recusá-la.",
			"Todas as informações da solicitação devem ser verdadeiras, completas e atuais.",
			"O valor a quitar é a soma do valor do empréstimo, dos juros e da multa, se houver.",
		],
	},
	contract: {
		title: "Parte 2: Contrato de empréstimo",
		parties: "Celebrado em {date} entre a {site} (mutuante) e o mutuário:",
		borrower: [
			"Nome: {firstName} {lastName}",
			"País: {country}",
			"Celular: {mobile}",
			"Número do cliente: {uid}",
		],
		agree: "O mutuante e o mutuário concordam com as sete condições a seguir:",
	},
	terms: [
		["1. Valor", "O mutuante empresta ao mutuário {amount} {currency}."],
		["2. Prazo", "O empréstimo dura {loanPeriod} dias."],
		["3. Dias sem juros", "Não são cobrados juros pelos primeiros {freePeriod} dias."],
		[
			"4. Juros",
			"Por cada um dos {interestDays} dias restantes são cobrados juros de {dailyRate}% do valor. Não são cobrados juros sobre juros.",
		],
		[
			"5. Quitação",
			"Até o fim do prazo, o mutuário paga o valor, os juros e a multa, se houver, para uma conta indicada pela {site} e envia o comprovante de pagamento. O empréstimo está quitado quando a {site} confirma o pagamento.",
		],
		[
			"6. Atraso",
			"Se o empréstimo for quitado com atraso, é cobrada uma multa além dos juros. A taxa da multa é de {penaltyRate}%.",
		],
		[
			"7. Restrições",
			"Enquanto o empréstimo não for quitado, o mutuário pode operar, mas não pode sacar nem transferir dinheiro.",
		],
	],
	liability: {
		title: "Parte 3: Responsabilidade legal",
		items: [
			"O mutuário responde pela quitação do empréstimo, dos juros e de qualquer multa.",
			"Se o mutuário não pagar, a {site} pode cobrar judicialmente a dívida e os custos da cobrança.",
			"Se o mutuário prestar informações falsas ou apresentar documentos falsificados, toda a dívida vence imediatamente. Isso pode configurar crime.",
		],
	},
	confirm: "Ao assinar, o mutuário confirma que leu, entendeu e aceitou as três partes.",
	signature: "Assinatura do mutuário:",
};
