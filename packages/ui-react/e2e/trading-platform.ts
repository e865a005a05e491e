import type { APIRequestContext } from "@playwright/test";

/** What the tests read of the platform's state; figures are exact text. */
export interface PlatformState {
	readonly orders: readonly {
		readonly Id: number;
		readonly customerId: number;
		readonly Status: number;
		readonly ForexTradeLists: { readonly Code: string; readonly ShowCode: string };
		/** 1 buy, otherwise sell. */
		readonly OrderType: number;
		readonly Quantity: string;
		readonly Price: string;
		readonly UpdatePrice: string;
		readonly FactProfits: string;
		readonly TargetLossPrice: string;
		readonly TargetProfitPrice: string;
	}[];
	readonly market: readonly { readonly code: string; readonly price: string }[];
	readonly journal: readonly { readonly occasion: string }[];
	readonly sumOfPostings: string;
	readonly requests: { readonly counts: Readonly<Record<string, number>> };
}

/** The control of the mock platform (`/__control`). */
export const createPlatform = (request: APIRequestContext) => {
	const command = async (name: string, body: object): Promise<unknown> => {
		const answer = await request.post(`/__control/${name}`, { data: body });
		if (!answer.ok()) throw new Error(`${name}: ${await answer.text()}`);
		return answer.json();
	};
	return {
		reset: async (scenario: string): Promise<void> => {
			await command("faults/clear", {});
			await command("reset", { seed: "browser", scenario });
		},
		openSession: async (account: string): Promise<string> => {
			const opened = await command("session/open", { account });
			return String(Object(opened).token);
		},
		price: (code: string, price: string) => command("price", { code, price }),
		faults: (faults: { readonly http?: readonly object[]; readonly socket?: readonly object[] }) =>
			command("faults", faults),
		clearFaults: () => command("faults/clear", {}),
		expireSessions: () => command("session/expire", { all: true }),
		advance: (advanceMs: number) => command("clock", { advanceMs }),
		market: (code: string, open: boolean, reopensInMs?: number) =>
			command("market", { code, open, reopensInMs }),
		load: (
			instruments: number,
			ticksPerSecond: number,
			orders?: { readonly account: string; readonly count: number; readonly pushesPerSecond: number },
		) => command("load", { instruments, ticksPerSecond, orders }),
		state: async (): Promise<PlatformState> => (await request.get("/__control/state")).json(),
		/** A call of the platform made beside the app, as another device of the same customer would. */
		call: (path: string, token: string) =>
			request.get(path, { headers: { authorization: token, lang: "en" } }),
	};
};

export type Platform = ReturnType<typeof createPlatform>;
