import type { Customer } from "./customer.ts";

interface SeededCustomer {
	readonly customer: Customer;
	/** The opening balances. */
	readonly funds: { readonly forex: string; readonly micro: string; readonly change: string };
}

const password = "Tradewind-1";

const real = (
	id: number,
	nickname: string,
	mobile: string,
	level: number,
	funds: SeededCustomer["funds"],
): SeededCustomer => ({
	customer: {
		id,
		uid: String(10_000_000 + id),
		email: `${nickname.toLowerCase()}@tradewind.test`,
		mobile,
		nickname,
		name: `${nickname} Berg`,
		remark: "",
		isReal: level > 1,
		password,
		isDemo: false,
		level,
		creditScore: 100,
	},
	funds,
});

/** The real customers of every scenario, with a large, a middle and a small balance. */
export const seededCustomers: readonly SeededCustomer[] = [
	real(1, "Mia", "+0015550101", 2, { forex: "10000", micro: "500", change: "250" }),
	real(2, "Omar", "+0015550102", 1, { forex: "2500", micro: "0", change: "0" }),
	real(3, "Lin", "+0015550103", 1, { forex: "20", micro: "0", change: "0" }),
];

export const demoGrant = { forex: "100000", micro: "10000", change: "0" };
