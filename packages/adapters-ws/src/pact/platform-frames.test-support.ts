import { type Frame, frames } from "@tradewind/contracts";
import {
	exactly,
	matchersOf,
	type PactTemplate,
	type ProviderState,
	providerStates,
} from "@tradewind/contracts/pact";
import { decimal } from "@tradewind/domain/money";

/** A frame that the adapter must read, and the message that the realtime machine then gets. */
export interface PlatformFrame {
	readonly title: string;
	readonly given: ProviderState;
	readonly content: PactTemplate;
	readonly expected: object;
}

type FrameId = (typeof frames)[number]["id"];

const shapeOf = (id: FrameId): PactTemplate => {
	const frame: Frame | undefined = frames.find((each) => each.id === id);
	if (frame === undefined) throw new Error(`There is no frame ${id}.`);
	return matchersOf(frame.schema, frame.example);
};

/** The platform's names and the domain's (Spec 1 §9). */
const periods = [
	["1min", "1M"],
	["5min", "5M"],
	["15min", "15M"],
	["30min", "30M"],
	["60min", "1H"],
	["1day", "1D"],
] as const;

const klineOf = (period: (typeof periods)[number][0]): PactTemplate => {
	const shape = shapeOf("realtime.kline");
	return {
		...shape,
		symbol: exactly(providerStates.open.params.instrument),
		data: { ...Object(shape.data), Period: exactly(period) },
	};
};

/** Every frame of the platform as this adapter needs it, received at `receivedAt`. */
export const platformFrames = (receivedAt: number): readonly PlatformFrame[] => [
	{
		title: "realtime.pong",
		given: providerStates.open,
		content: shapeOf("realtime.pong"),
		expected: { type: "pong", at: 1_767_225_600_000 },
	},
	{
		title: "realtime.loginResult: success",
		given: providerStates.signedIn,
		content: { ...shapeOf("realtime.loginResult"), code: exactly(1) },
		expected: { type: "login result", accepted: true, message: "ok" },
	},
	{
		title: "realtime.loginResult: invalid session",
		given: providerStates.expired,
		content: { ...shapeOf("realtime.loginResult"), code: exactly(999) },
		expected: { type: "login result", accepted: false, message: "ok" },
	},
	{
		title: "realtime.market",
		given: providerStates.open,
		content: shapeOf("realtime.market"),
		expected: {
			type: "quotes",
			quotes: [
				{
					code: "EURUSD",
					price: decimal("1.08402"),
					change: decimal("0.07"),
					madeAt: 1_767_225_600_000,
					receivedAt,
				},
			],
		},
	},
	...periods.map(([named, period]) => ({
		title: `realtime.kline: ${named}`,
		given: providerStates.open,
		content: klineOf(named),
		expected: {
			type: "candle",
			code: "EURUSD",
			period,
			candle: {
				time: 1_767_225_600,
				open: decimal("1.08321"),
				high: decimal("1.08502"),
				low: decimal("1.08221"),
				close: decimal("1.08402"),
				volume: decimal("120"),
			},
		},
	})),
	{
		title: "realtime.contractTrade",
		given: providerStates.holding,
		content: shapeOf("realtime.contractTrade"),
		expected: {
			type: "trade",
			update: {
				totals: { profit: decimal("0.24"), hazardRate: decimal("184508.26"), margin: decimal("5.4201") },
				orders: [{ id: 501, latestPrice: decimal("1.0845"), profit: decimal("0.24") }],
				isOfOneMoment: true,
			},
		},
	},
	{
		title: "realtime.contractClosed",
		given: providerStates.holding,
		content: shapeOf("realtime.contractClosed"),
		expected: { type: "closed", ids: [501] },
	},
	{
		title: "realtime.followTrade",
		given: providerStates.holding,
		content: shapeOf("realtime.followTrade"),
		expected: {
			type: "follow trade",
			updates: [{ id: 501, latestPrice: decimal("1.0845"), profit: decimal("0.24") }],
		},
	},
];
