import { deposit, fund, loan, transfer, upload, withdrawal } from "@tradewind/contracts";
import { examplePicture, type ProviderState, providerStates } from "@tradewind/contracts/pact";
import { Schema } from "effect";
import { type Caller, createCaller, type ReachedPlatform, sendTo } from "./caller.ts";
import type { StateCustomer, StateHandlers } from "./state-customer.ts";

/** Deposits, withdrawals, transfers, loans and funds. */
export const moneyStates = ({ platform, login }: StateCustomer): StateHandlers => {
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

	return {
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
		[providerStates.fundHeld.name]: async () => {
			const { token } = await login();
			const { data } = await createCaller(platform, token)(fund.getSubscriptions, { page: "1" });
			const running = data.find(({ status }) => status === 1);
			if (!running) throw new Error("The customer has no running subscription.");
			return { token, rowId: String(running.id) };
		},
	};
};

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
