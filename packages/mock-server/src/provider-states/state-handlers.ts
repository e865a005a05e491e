import { calls, security, session } from "@tradewind/contracts";
import { type ProviderState, providerStates } from "@tradewind/contracts/pact";
import { Schema } from "effect";
import { createCaller, type ReachedPlatform } from "./caller.ts";
import { moneyStates } from "./money-states.ts";
import { createSoftwareDevice } from "./software-device.ts";
import { createStateCustomer, type Login, type StateCustomer, type StateHandlers } from "./state-customer.ts";
import { tradingStates } from "./trading-states.ts";

/** How the states of a platform are set up besides its calls. */
interface Preparation {
	/** Runs before each state; the mock platform loads the state's scenario. */
	readonly begin?: (state: string) => Promise<void>;
	/** Makes a code valid, which no call can do. */
	readonly addCode?: (code: ProviderState["params"]) => void;
	/** The customer, by default the one of the state "a registered customer". */
	readonly customer?: Login;
	/** The code of the instrument that is traded, by default the one that the state names. */
	readonly instrument?: string | undefined;
}

/** Sets up the provider states of the pacts by calls, so that any platform with a customer can be verified. */
export const createStateHandlers = (
	platform: ReachedPlatform,
	{
		begin = async () => {},
		addCode = refuseCode,
		customer = providerStates.registered.params,
		instrument: traded,
	}: Preparation = {},
): StateHandlers => {
	const of = createStateCustomer(platform, customer, traded);
	const handlers: StateHandlers = {
		...tradingStates(of),
		...moneyStates(of),
		...accessStates(of, customer, addCode),
	};
	return Object.fromEntries(
		Object.entries(handlers).map(([state, reach]) => [
			state,
			(params) => begin(state).then(() => reach(params)),
		]),
	);
};

const refuseCode = (): void => {
	throw new Error("No call reads codes: this state has to be set up by PROVIDER_STATES_URL.");
};

/** Registrations, sessions, passkeys and codes, and the rows of lists. */
const accessStates = (
	{ platform, login }: StateCustomer,
	customer: Login,
	addCode: NonNullable<Preparation["addCode"]>,
): StateHandlers => {
	/** A passkey is added with the password. */
	const proof = { password: customer.password };
	return {
		[providerStates.registered.name]: async () => ({}),
		[providerStates.unverified.name]: async () => ({
			token: (await login(providerStates.unverified.params)).token,
		}),
		[providerStates.demo.name]: async () => {
			const demo = session.createAccountDemoForU;
			const { token } = await createCaller(platform)(demo, demo.example.input);
			return { token };
		},
		[providerStates.newPasskey.name]: async () => {
			const { token } = await login();
			const { options } = await createCaller(platform, token)(security.getPasskeyOptions, proof);
			return { token, passkeyAnswer: createSoftwareDevice(originOf(platform.url)).register(options) };
		},
		[providerStates.passkey.name]: async () => {
			const { token } = await login();
			const call = createCaller(platform, token);
			const device = createSoftwareDevice(originOf(platform.url));
			const { options } = await call(security.getPasskeyOptions, proof);
			await call(security.addPasskey, { response: device.register(options), name: "Android 15" });
			const [newest] = (await call(security.getPasskeys, { page: "1" })).data;
			const forLogin = await call(security.getPasskeyLoginOptions, {});
			return { token, rowId: String(newest?.id), passkeyAnswer: device.logIn(forLogin.options) };
		},
		[providerStates.row.name]: async ({ call: id, ...input }) => {
			const list = calls.find((call) => call.id === id);
			if (!list) throw new Error(`There is no call ${id}.`);
			const token = list.access === "session" ? (await login()).token : undefined;
			const [row] = readList(await createCaller(platform, token)(list, input)).data;
			if (row === undefined) throw new Error(`The list of ${id} is empty.`);
			const rowId = row.id ?? row.Id;
			return {
				...(token !== undefined && { token }),
				...(rowId !== undefined && { rowId: String(rowId) }),
			};
		},
		[providerStates.codeSent.name]: async (params) => {
			addCode(params);
			return { token: (await login()).token };
		},
		[providerStates.expired.name]: async () => ({ token: "an-unknown-token" }),
	};
};

const readList = Schema.decodeUnknownSync(
	Schema.Struct({ data: Schema.Array(Schema.Record(Schema.String, Schema.Unknown)) }),
);

const originOf = (address: string): string => new URL(address).origin;
