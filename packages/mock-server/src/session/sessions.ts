import type { Customer } from "./customer.ts";
import type { NewToken } from "./tokens.ts";

const firstDemoUid = 90_000_000;
/** The ids above this one, up to its double, are those of the leaders. */
const lastIdBeforeLeaders = 1000;

/** The customers and the tokens of their sessions. */
export const createSessions = (newToken: NewToken) => {
	const customers = new Map<number, Customer>();
	const demoOfDevice = new Map<string, number>();
	const holders = new Map<string, number>();

	const register = (customer: Customer): Customer => {
		customers.set(customer.id, customer);
		return customer;
	};
	/** The id of the next customer. */
	const newId = (): number => {
		const place = customers.size + 1;
		return place > lastIdBeforeLeaders ? place + lastIdBeforeLeaders : place;
	};
	const registerDemo = (deviceId: string): Customer => {
		const id = newId();
		demoOfDevice.set(deviceId, id);
		return register({
			id,
			uid: String(firstDemoUid + demoOfDevice.size),
			email: "",
			mobile: "",
			nickname: "Demo",
			password: "",
			isDemo: true,
			level: 0,
			creditScore: 0,
		});
	};

	return {
		register,
		registerDemo,
		newId,
		customers: (): readonly Customer[] => [...customers.values()],
		customer: (id: number): Customer | undefined => customers.get(id),
		demoOf: (deviceId: string): Customer | undefined => customers.get(demoOfDevice.get(deviceId) ?? 0),
		/** Replaces a customer by a changed one. */
		update: register,
		/** Opens a session; earlier sessions of the customer stay valid. */
		open: (customer: Customer): string => {
			const token = newToken();
			holders.set(token, customer.id);
			return token;
		},
		holder: (token: string | null | undefined): Customer | undefined =>
			customers.get(holders.get(token ?? "") ?? 0),
		expire: (token: string): boolean => holders.delete(token),
		/** Ends the sessions of a customer, except that of a token. */
		expireAll: (customerId: number, kept?: string): void => {
			for (const [token, id] of holders) if (id === customerId && token !== kept) holders.delete(token);
		},
		tokens: (): readonly string[] => [...holders.keys()],
	};
};

export type Sessions = ReturnType<typeof createSessions>;
