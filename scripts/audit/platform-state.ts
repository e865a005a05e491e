import { market } from "@tradewind/contracts";
import type { StateReport } from "@tradewind/mock-server";

export interface PlatformTerms {
	readonly contractSize: string;
	readonly feeRate: string;
	readonly marginMode: "fixed" | "leveraged";
}

export interface AuditedPlatform {
	readonly state: StateReport;
	/** The terms of each instrument by its id, at the time of the audit. */
	readonly terms: ReadonlyMap<number, PlatformTerms>;
}

/** Reads a running platform; fails with a complete sentence. Nothing on the platform changes. */
export const readPlatform = async (address: string, key: string | undefined): Promise<AuditedPlatform> => {
	const url = URL.parse(address);
	if (!url) throw new Error(`${address} is not an address.`);
	const state: StateReport = await readJson(new URL("/__control/state", url), key);
	const list: { readonly data: readonly ListedInstrument[] } = await readJson(
		new URL(market.getTradeList.path, url),
		undefined,
	);
	return {
		state,
		terms: new Map(
			list.data.map(({ Id, ForexContNum, ForexFeeRate, MarginMode }) => [
				Id,
				{
					contractSize: ForexContNum,
					feeRate: ForexFeeRate,
					marginMode: MarginMode === 1 ? "fixed" : "leveraged",
				},
			]),
		),
	};
};

interface ListedInstrument {
	readonly Id: number;
	readonly ForexContNum: string;
	readonly ForexFeeRate: string;
	readonly MarginMode: number;
}

const readJson = async (url: URL, key: string | undefined) => {
	const headers = { lang: "en", ...(key === undefined ? {} : { "x-control-key": key }) };
	const answer = await fetch(url, { headers }).catch(() => {
		throw new Error(`${url.origin} does not answer.`);
	});
	if (answer.status === 401) throw new Error(`${url.origin} needs its key: --key=KEY.`);
	if (!answer.ok) throw new Error(`${url} answers with the status ${answer.status}.`);
	return answer.json();
};
