import type { Clock } from "../clock/clock.ts";
import { createGroups } from "../collections/groups.ts";
import { type Customer, inviteCodeOf } from "./customer.ts";
import type { NewToken } from "./tokens.ts";

const firstDemoUid = 90_000_000;
/** The ids above this one, up to its double, are those of the leaders. */
const lastIdBeforeLeaders = 1000;

const dayMs = 24 * 60 * 60_000;
/** A session ends after this time without use, and after this time since its login (docs/assumptions.md, A-481). */
const sessionEnds = { idleMs: 120 * dayMs, absoluteMs: 365 * dayMs } as const;
/** Above this number the least recently used session ends. */
const maxSessionsOfOne = 50;

interface Session {
	readonly customerId: number;
	readonly openedAt: number;
	readonly usedAt: number;
}

/** The customers and the tokens of their sessions. */
export const createSessions = (newToken: NewToken, clock: Pick<Clock, "now">) => {
	const customers = new Map<number, Customer>();
	const demoOfDevice = new Map<string, number>();
	/** By token, in the order of their last use. */
	const sessions = new Map<string, Session>();
	/** The tokens of each customer, in the same order. */
	const tokens = new Map<number, Set<string>>();
	/** By e-mail address, phone number, UID and invite code. */
	const named = createGroups<string, Customer>();
	const traders = new Map<number, Customer>();

	/** Adds a customer, or replaces the previous version. */
	const register = (customer: Customer): Customer => {
		const previous = customers.get(customer.id);
		for (const name of previous ? namesOf(previous) : []) named.delete(name, previous ?? customer);
		for (const name of namesOf(customer)) named.put(name, customer);
		customers.set(customer.id, customer);
		if (customer.isTrader) traders.set(customer.id, customer);
		else traders.delete(customer.id);
		return customer;
	};
	const add = (token: string, session: Session): void => {
		sessions.set(token, session);
		tokens.set(session.customerId, (tokens.get(session.customerId) ?? new Set()).add(token));
	};
	const remove = (token: string): boolean => {
		const own = tokens.get(sessions.get(token)?.customerId ?? 0);
		own?.delete(token);
		return sessions.delete(token);
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

	/** The session of a valid token. */
	const sessionOf = (token: string): Session | undefined => {
		const session = sessions.get(token);
		if (!session) return undefined;
		const now = clock.now();
		const isOver =
			now - session.usedAt >= sessionEnds.idleMs || now - session.openedAt >= sessionEnds.absoluteMs;
		if (!isOver) return session;
		remove(token);
		return undefined;
	};
	const holder = (token: string | null | undefined): Customer | undefined =>
		customers.get(sessionOf(token ?? "")?.customerId ?? 0);
	const tokensOf = (customerId: number): readonly string[] => [...(tokens.get(customerId) ?? [])];

	return {
		register,
		registerDemo,
		newId,
		customers: (): readonly Customer[] => [...customers.values()],
		customer: (id: number): Customer | undefined => customers.get(id),
		/** The customers with this e-mail address, phone number, UID or invite code, proven or not. */
		named: named.of,
		traders: (): readonly Customer[] => [...traders.values()].toSorted((one, other) => one.id - other.id),
		demoOf: (deviceId: string): Customer | undefined => customers.get(demoOfDevice.get(deviceId) ?? 0),
		/** Replaces a customer by a changed one. */
		update: register,
		/** Opens a session; earlier sessions of the customer stay valid. */
		open: ({ id }: Customer): string => {
			const [oldest, ...others] = tokensOf(id);
			if (oldest !== undefined && others.length + 1 >= maxSessionsOfOne) remove(oldest);
			const token = newToken();
			const now = clock.now();
			add(token, { customerId: id, openedAt: now, usedAt: now });
			return token;
		},
		holder,
		/** The customer of a token, whose session is used now. */
		use: (token: string): Customer | undefined => {
			const session = sessionOf(token);
			if (!session) return undefined;
			remove(token);
			add(token, { ...session, usedAt: clock.now() });
			return customers.get(session.customerId);
		},
		expire: remove,
		/** Ends the sessions of a customer, except that of a token. */
		expireAll: (customerId: number, kept?: string): void => {
			for (const token of tokensOf(customerId)) if (token !== kept) remove(token);
		},
		tokens: (): readonly string[] => [...sessions.keys()].filter((token) => sessionOf(token)),
		/** The valid tokens of a customer. */
		tokensOf: (customerId: number): readonly string[] =>
			tokensOf(customerId).filter((token) => sessionOf(token)),
	};
};

export type Sessions = ReturnType<typeof createSessions>;

const namesOf = (customer: Customer): readonly string[] =>
	[customer.email, customer.mobile, customer.uid, inviteCodeOf(customer)].filter((name) => name !== "");
