import { type Store, savedFormat } from "../storage/saved-format.ts";
import { isRecord } from "../storage/web-storage.ts";

/** The latest customers of this device. */
const maxCustomers = 3;

/** What this device keeps for each of its latest customers (`{ customers: [{ customer: <id>, … }] }`); docs/saved-data.md lists it. */
export const savedPerCustomer = <Value>(options: {
	readonly key: string;
	/** The value in the fields of one customer; `undefined` if they are unreadable. */
	readonly read: (fields: Readonly<Record<string, unknown>>) => Value | undefined;
}) => {
	const format = savedFormat<readonly unknown[]>({
		key: options.key,
		of: "device",
		version: 1,
		upgrade: [],
		read: ({ customers }) => (Array.isArray(customers) ? customers : undefined),
	});
	return {
		/** The saved text, for a comparison. */
		text: format.text,
		/** The value of a customer in such a text; `undefined` if there is none. */
		parse: (customerId: number, text: string): Value | undefined => {
			const own = (format.parse(text) ?? []).find((one) => isRecord(one) && one.customer === customerId);
			return isRecord(own) ? options.read(own) : undefined;
		},
		/** Saves the fields of a customer, or removes them. */
		write: (customerId: number, fields: object | undefined, store?: Store): void => {
			const others = (format.read(store) ?? []).filter((one) => isRecord(one) && one.customer !== customerId);
			const customers = fields ? [...others, { customer: customerId, ...fields }] : others;
			format.write(customers.length > 0 ? { customers: customers.slice(-maxCustomers) } : undefined, store);
		},
	};
};
