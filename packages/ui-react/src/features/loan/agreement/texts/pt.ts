import type { AgreementSource } from "../agreement-source.ts";

export const source: AgreementSource = {
	lang: "pt",
	direction: "ltr",
	title: "Acordo de empréstimo",
	rules: {
		title: "Parte 1: Regras do empréstimo",
		intro: "Estas regras se aplicam a todos os empréstimos da {site}.",
		items: [
			"Só pode pegar um empréstimo o cliente cuja identidade e cuja solicitação de empréstimo tenham sido aprovadas.",
			"A {site} analisa cada solicitação e pode recusá-la. O empréstimo aprovado é liberado na conta do mutuário na {site}.",
			"Todas as informações da solicitação devem ser verdadeiras, completas e atuais.",
			"O empréstimo pode ser quitado antecipadamente sem custo adicional. Nesse caso, os juros são cobrados só até o dia da quitação.",
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
		[
			"2. Prazo",
			"O empréstimo dura {loanPeriod} dias corridos, contados a partir do dia seguinte à liberação, no fuso horário da {site}. O último desses dias é a data de vencimento.",
		],
		["3. Dias sem juros", "Não são cobrados juros pelos primeiros {freePeriod} dias."],
		[
			"4. Juros",
			"Pelos {interestDays} dias restantes são cobrados, a cada dia, juros de {dailyRate}% do valor. Não são cobrados juros sobre juros.",
		],
		[
			"5. Quitação",
			"Até a data de vencimento, o mutuário paga o valor e os juros em um único pagamento para uma conta indicada pela {site} e envia o comprovante de pagamento. O empréstimo está quitado quando a {site} confirma o pagamento.",
		],
		[
			"6. Atraso",
			"Depois da data de vencimento não são cobrados mais juros. Em vez deles, é cobrada, por dia até a quitação, uma multa de {penaltyRate}% do valor.",
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
