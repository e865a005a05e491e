import {
	calls,
	contract,
	copyTrading,
	deposit,
	fund,
	loan,
	market,
	micro,
	type ReplyOf,
	type RowOf,
	security,
	session,
	transfer,
	upload,
	withdrawal,
} from "@tradewind/contracts";
import {
	examplePicture,
	type ProviderState,
	providerStates,
	type StateValue,
} from "@tradewind/contracts/pact";
import { type Decimal, decimal, formatFixed } from "@tradewind/domain/money";
import { BigDecimal, Schema } from "effect";
import { gmt } from "../clock/gmt.ts";
import { type Caller, createCaller, type ReachedPlatform, sendTo } from "./caller.ts";
import { createSoftwareDevice } from "./software-device.ts";

export type StateValues = Readonly<Partial<Record<StateValue, string>>>;
export type StateHandlers = Readonly<
	Record<string, (params: ProviderState["params"]) => Promise<StateValues>>
>;

interface Login {
	readonly account: string;
	readonly password: string;
}

type WireInstrument = ReplyOf<typeof market.getTradeList>[number];
type WireOrder = RowOf<typeof contract.getMyDeal>;

const readList = Schema.decodeUnknownSync(
	Schema.Struct({ data: Schema.Array(Schema.Record(Schema.String, Schema.Unknown)) }),
);

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
	/** A passkey is added with the password. */
	const proof = { password: customer.password };

	const find = async (matches: (instrument: WireInstrument) => boolean): Promise<WireInstrument> => {
		const found = (await createCaller(platform)(market.getTradeList, {})).find(matches);
		if (found) return found;
		throw new Error("The platform has no such instrument.");
	};
	const open = ({ instrument }: ProviderState["params"]) =>
		find(({ Code, MarketStatus }) => Code === (traded ?? instrument) && MarketStatus === 1);

	const login = ({ account, password }: Login = customer) => {
		const input = { ...session.loginForU.example.input, account, password };
		return createCaller(platform)(session.loginForU, input);
	};

	const signIn = async (instrument: WireInstrument) => {
		const { token } = await login();
		return { values: { token, ...acceptedValues(instrument) }, call: createCaller(platform, token) };
	};

	/** Signed in, with the smallest amount of the longest option, so that the order still runs when it is read. */
	const micros = async (instrument: WireInstrument) => {
		const { values, call } = await signIn(instrument);
		const options = (await call(micro.getSeconds, {})).sec;
		const longest = options.reduce((one, other) => (other.Seconds > one.Seconds ? other : one));
		const { LimitAmount, Seconds } = longest;
		return { values: { ...values, microAmount: LimitAmount ?? "1", microSeconds: String(Seconds) }, call };
	};

	const payer = async () => {
		const { token } = await login();
		const call = createCaller(platform, token);
		const [channel] = await call(deposit.getChannels, {});
		const [option] = await call(deposit.getBankOptions, {});
		if (!channel || !option) throw new Error("The platform takes no deposits.");
		return {
			token,
			picture: await uploadPicture(platform, token),
			channelId: String(channel.id),
			channelAddress: channel.address,
			optionId: String(option.id),
		};
	};

	/** The way of the pact has the number that a form names. */
	const boundWay = async ({ way, currency = "", address = "" }: ProviderState["params"]) => {
		const { token } = await login();
		const call = createCaller(platform, token);
		const ways = () => call(withdrawal.getDrawMethods, { draw_type: "1", draw_id: currency });
		const isBound = async () => (await ways()).some(({ id }) => String(id) === way);
		if (!(await isBound()))
			await call(withdrawal.bindDrawMethod, { type: "1", draw_id: currency, dc_address: address });
		if (!(await isBound())) throw new Error(`The customer has no withdraw way ${way}.`);
		return { token };
	};

	const handlers: StateHandlers = {
		[providerStates.open.name]: async (params) => ({ instrumentId: String((await open(params)).Id) }),
		[providerStates.registered.name]: async () => ({}),
		[providerStates.signedIn.name]: async (params) => (await signIn(await open(params))).values,
		[providerStates.marketClosed.name]: async () => {
			const closed = await find(({ MarketStatus }) => MarketStatus !== 1);
			return (await signIn(closed)).values;
		},
		[providerStates.holding.name]: async (params) => {
			const { values, call } = await signIn(await open(params));
			const isBuy = ({ OrderType, ForexId }: WireOrder) =>
				OrderType === 1 && String(ForexId) === values.instrumentId;
			const held = (await ordersOf(call, "1")).find(isBuy);
			return { ...values, orderId: held ? String(held.Id) : await submit(call, values, "at market") };
		},
		[providerStates.pending.name]: async (params) => {
			const { values, call } = await signIn(await open(params));
			const [waiting] = await ordersOf(call, "0");
			return { ...values, orderId: waiting ? String(waiting.Id) : await submit(call, values, "pending") };
		},
		[providerStates.closed.name]: async (params) => {
			const { values, call } = await signIn(await open(params));
			if ((await ordersOf(call, "3")).length === 0) {
				await call(contract.closeContract, { id: await submit(call, values, "at market") });
			}
			return { ...values, ...dayAround((await ordersOf(call, "3"))[0]) };
		},
		[providerStates.micro.name]: async (params) => (await micros(await open(params))).values,
		[providerStates.microRunning.name]: async (params) => {
			const { values, call } = await micros(await open(params));
			if ((await call(micro.getMicroOrders, { status: "1", page: "1" })).total === 0)
				await call(micro.submitMicro, {
					forex_id: values.instrumentId,
					type: "1",
					number: values.microAmount,
					seconds: values.microSeconds,
				});
			return values;
		},
		[providerStates.traderToFollow.name]: async (params) => {
			const { values, call } = await signIn(await open(params));
			return { ...values, traderId: String(await traderWithOrders(call)) };
		},
		[providerStates.follower.name]: async ({ trader = "" }) => {
			const { token } = await login();
			const call = createCaller(platform, token);
			const followed = await call(copyTrading.getFollowedTraders, {});
			if (!followed.some(({ user_id }) => String(user_id) === trader))
				await call(copyTrading.followTrader, {
					...copyTrading.followTrader.example.input,
					trader_id: trader,
				});
			return { token };
		},
		[providerStates.boundWay.name]: (params) => boundWay(params),
		[providerStates.boundBank.name]: async ({ currency = "", payee, bank, account }) => {
			const { token } = await login();
			await createCaller(platform, token)(withdrawal.bindDrawMethod, {
				type: "2",
				draw_id: currency,
				...(payee !== undefined && { payee_name: payee }),
				...(bank !== undefined && { bank_name: bank }),
				...(account !== undefined && { payee_account: account }),
			});
			return { token };
		},
		[providerStates.withdrawn.name]: async (params) => {
			const values = await boundWay(params);
			const { way = "", currency = "", number = "" } = params;
			const call = createCaller(platform, values.token);
			if ((await call(withdrawal.getDraws, { type: "1", page: "1" })).total === 0)
				await call(withdrawal.draw, {
					draw_currency_id: currency,
					number,
					memo: "rent",
					draw_method_id: way,
				});
			return values;
		},
		[providerStates.followedTrader.name]: async () => ({ token: (await login()).token }),
		[providerStates.payer.name]: payer,
		[providerStates.depositor.name]: async () => ({ token: (await login()).token }),
		[providerStates.depositUnmatched.name]: async () => {
			const values = await payer();
			const call = createCaller(platform, values.token);
			const { number } = deposit.createBankDeposit.example.input;
			await call(deposit.createBankDeposit, { number, symbol_id: values.optionId });
			return { ...values, depositId: await pendingId(call) };
		},
		[providerStates.depositMatched.name]: async () => {
			const values = await payer();
			return { ...values, depositId: await pendingId(createCaller(platform, values.token)) };
		},
		[providerStates.transferred.name]: async () => {
			const { token } = await login();
			const call = createCaller(platform, token);
			const log = await call(transfer.getTransferLog, transfer.getTransferLog.example.input);
			if (log.total === 0) await call(transfer.transfer, transfer.transfer.example.input);
			return { token };
		},
		[providerStates.borrower.name]: async () => ({ token: (await login()).token }),
		[providerStates.loanToRepay.name]: async () => {
			const { token } = await login();
			const [newest] = (await createCaller(platform, token)(loan.getRecords, { page: "1" })).data;
			return { token, rowId: String(newest?.id) };
		},
		[providerStates.unverified.name]: async () => ({
			token: (await login(providerStates.unverified.params)).token,
		}),
		[providerStates.fundHeld.name]: async () => {
			const { token } = await login();
			const { data } = await createCaller(platform, token)(fund.getSubscriptions, { page: "1" });
			const running = data.find(({ status }) => status === 1);
			if (!running) throw new Error("The customer has no running subscription.");
			return { token, rowId: String(running.id) };
		},
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

/** Values that the instrument accepts now: stops of a buy order, the target of a sell order. */
const acceptedValues = (instrument: WireInstrument) => {
	const Close = instrument.ForexQuotations?.Close;
	if (!Close) throw new Error(`The instrument ${instrument.Id} has no price.`);
	const times = (factor: string): string => {
		const price: Decimal = BigDecimal.multiply(decimal(Close), decimal(factor));
		return formatFixed(price, instrument.PricePrecision, "down");
	};
	return {
		instrumentId: String(instrument.Id),
		multiple: instrument.HasForexMultiple?.[0]?.Value ?? "1",
		quantity: instrument.ForexMinCont ?? instrument.Pip,
		targetPrice: times("1.02"),
		stopLoss: times("0.98"),
		takeProfit: times("1.02"),
	};
};

const submit = async (
	call: Caller,
	{ instrumentId, multiple, quantity, targetPrice }: ReturnType<typeof acceptedValues>,
	kind: "at market" | "pending",
): Promise<string> => {
	const { Id } = await call(contract.submitContract, {
		...contract.submitContract.example.input,
		forex_id: instrumentId,
		multiple,
		cont: quantity,
		...(kind === "pending" && { type: "2", status: "0", target_price: targetPrice }),
	});
	return String(Id);
};

/** The user id of a trader with open and closed orders, whom the caller does not follow. */
const traderWithOrders = async (call: Caller): Promise<number> => {
	const found = (await call(copyTrading.getTraders, { page: "1" })).data.find(
		({ position_num, total_num, is_followed }) => position_num && total_num && is_followed === 0,
	);
	if (!found) throw new Error("The platform has no such trader.");
	return found.user_id;
};

const ordersOf = async (call: Caller, status: "1" | "0" | "3"): Promise<readonly WireOrder[]> =>
	(await call(contract.getMyDeal, { status, page: "1" })).data;

const uploadPicture = async (platform: ReachedPlatform, token: string): Promise<string> => {
	const body = new FormData();
	const { base64, mediaType, name } = examplePicture;
	body.append("file", new Blob([Buffer.from(base64, "base64")], { type: mediaType }), name);
	const headers = { authorization: token };
	const answer = await sendTo(platform, upload.uploadImage.path, { method: "POST", headers, body });
	return readUpload(await answer.json()).data.url;
};

const readUpload = Schema.decodeUnknownSync(
	Schema.Struct({ data: Schema.Struct({ url: Schema.NonEmptyString }) }),
);

const pendingId = async (call: Caller): Promise<string> => {
	const { id } = await call(deposit.getPendingDeposit, {});
	if (!id) throw new Error("There is no pending deposit.");
	return String(id);
};

const originOf = (address: string): string => new URL(address).origin;

/** A day before and after the close of an order. */
const dayAround = (order: WireOrder | undefined) => {
	if (!order?.CompleteTimeHandler) throw new Error("The history has no order after a close.");
	const closedAt = gmt(order.CompleteTimeHandler);
	return {
		startTime: String(closedAt.subtract(1, "day").unix()),
		endTime: String(closedAt.add(1, "day").unix()),
	};
};
