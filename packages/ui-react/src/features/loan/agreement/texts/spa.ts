import type { AgreementSource } from "../agreement-source.ts";

export const source: AgreementSource = {
	lang: "es",
	direction: "ltr",
	title: "Contrato de préstamo",
	rules: {
		title: "Parte 1: Reglas del préstamo",
		intro: "Estas reglas se aplican a todos los préstamos de {site}.",
		items: [
			"Solo pueden pedir un préstamo los clientes cuya solicitud de préstamo se haya aprobado.",
			"{site} revisa cada solicitud y puede rechazarla.",
			"Todos los datos de la solicitud deben ser verdaderos, completos y actuales.",
			"La cantidad que se debe devolver es la suma del importe del préstamo, los intereses y la penalización, si la hay.",
		],
	},
	contract: {
		title: "Parte 2: Contrato de préstamo",
		parties: "Celebrado el {date} entre {site} (el prestamista) y el prestatario:",
		borrower: [
			"Nombre y apellidos: {firstName} {lastName}",
			"País: {country}",
			"Teléfono móvil: {mobile}",
			"Número de cliente: {uid}",
		],
		agree: "El prestamista y el prestatario acuerdan las siete condiciones siguientes:",
	},
	terms: [
		["1. Importe", "El prestamista presta al prestatario {amount} {currency}."],
		["2. Plazo", "El préstamo dura {loanPeriod} días."],
		["3. Días sin intereses", "No se cobran intereses por los primeros {freePeriod} días."],
		[
			"4. Intereses",
			"Por cada uno de los {interestDays} días restantes se cobra un interés del {dailyRate} % del importe. No se cobran intereses sobre los intereses.",
		],
		[
			"5. Devolución",
			"A más tardar al final del plazo, el prestatario devuelve el importe, los intereses y la penalización, si la hay, a una cuenta indicada por {site} y sube el comprobante de pago. El préstamo queda devuelto cuando {site} confirma el pago.",
		],
		[
			"6. Mora",
			"Si el préstamo se devuelve tarde, se cobra una penalización además de los intereses. El tipo de la penalización es del {penaltyRate} %.",
		],
		[
			"7. Restricciones",
			"Mientras el préstamo no esté devuelto, el prestatario puede operar, pero no puede retirar ni transferir dinero.",
		],
	],
	liability: {
		title: "Parte 3: Responsabilidad legal",
		items: [
			"El prestatario responde de la devolución del préstamo, de los intereses y de cualquier penalización.",
			"Si el prestatario no paga, {site} puede reclamar judicialmente la deuda y los gastos de su cobro.",
			"Si el prestatario da datos falsos o presenta documentos falsificados, toda la deuda vence de inmediato. Esto puede constituir un delito.",
		],
	},
	confirm: "Con su firma, el prestatario confirma que ha leído, entendido y aceptado las tres partes.",
	signature: "Firma del prestatario:",
};
