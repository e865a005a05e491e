import { type Customer, inviteCodeOf } from "./customer.ts";

/** A customer on the wire. */
export const userOf = (customer: Customer) => ({
	id: customer.id,
	uid: customer.uid,
	email: customer.email,
	mobile: customer.mobile,
	nickname: customer.nickname,
	name: customer.name ?? "",
	remark: customer.remark ?? "",
	invite_code: inviteCodeOf(customer),
	is_real: customer.isReal ? (1 as const) : (0 as const),
	is_demo: customer.isDemo ? (1 as const) : (0 as const),
	is_trader: customer.isTrader ? (1 as const) : (0 as const),
	level: customer.level,
	credit_score: customer.creditScore,
});
