import {
	account,
	type Call,
	calls,
	content,
	contract,
	market,
	micro,
	session,
	site,
} from "@tradewind/contracts";
import { AccountHistory, Accounts } from "@tradewind/domain/account";
import { Articles, Publications } from "@tradewind/domain/content";
import { ContractTrading, orderId } from "@tradewind/domain/contract";
import { instrumentId, MarketData, type Period, periods } from "@tradewind/domain/market";
import { MicroTrading } from "@tradewind/domain/micro";
import { decimal, price } from "@tradewind/domain/money";
import { Sessions } from "@tradewind/domain/session";
import { defaultColours, noFlags, readSite, SiteInformation } from "@tradewind/domain/site";
import { instant } from "@tradewind/domain/time";
import { Effect, type Layer } from "effect";
import { describe, expect, test } from "vitest";
import { enveloped, startHttp } from "./fake-platform.test-support.ts";
import { httpLayer } from "./http-layer.ts";

type Ports = Layer.Success<ReturnType<typeof httpLayer>>;

/** A platform that answers each call with its example, or with `reply` where that is given for the call. */
const start = (call?: Call, reply?: unknown) => {
	const { options, requests } = startHttp(({ url }) => {
		const asked = calls.find(({ path }) => path === new URL(url).pathname);
		return enveloped(1, asked === call ? reply : asked?.example.reply);
	});
	const layer = httpLayer({
		...options,
		deviceClock: () => ({ wall: instant(1_767_225_600_000), elapsed: 5000 }),
		device: () => ({ system: "Android", version: "15", id: "a-device" }),
	});
	return {
		run: <A, E>(effect: Effect.Effect<A, E, Ports>) => Effect.runPromise(Effect.provide(effect, layer)),
		asked: () => requests.map(({ url }) => new URL(url).pathname),
		sent: async (field: string) => {
			const request = requests.at(-1);
			const form = new URLSearchParams(await request?.clone().text());
			return form.get(field) ?? new URL(request?.url ?? "").searchParams.get(field);
		},
	};
};

const order = contract.getMyDeal.example.reply.data[0];
const orderAs = async (changes: object) => {
	const reply = { ...contract.getMyDeal.example.reply, data: [{ ...order, ...changes }] };
	const { run } = start(contract.getMyDeal, reply);
	const query = { tab: "history", page: 1, range: undefined } as const;
	return (await run(ContractTrading.use(({ orders }) => orders(query)))).orders[0];
};

describe("Spec 1 §3: a contract order", () => {
	test.each([
		[{ OrderType: 2 }, { direction: "sell" }],
		[{ OrderType: 7 }, { direction: "sell" }],
		[
			{ Status: 0, Price: "0" },
			{ stage: "pending", openPrice: undefined },
		],
		[{ Status: 3 }, { stage: "closed" }],
		[{ Status: 4 }, { stage: "cancelled" }],
		[
			{ TargetLossPrice: "0.000", TargetProfitPrice: "1.09" },
			{ stopLoss: undefined, takeProfit: decimal("1.09") },
		],
		[{ CompleteTimeHandler: "2026-01-02 03:04:05" }, { completedAt: "2026-01-02 03:04:05" }],
	])("%j is %j", async (changes, expected) => {
		expect(await orderAs(changes)).toMatchObject(expected);
	});

	test.each([
		["yesterday", "2026-13-45 99:00:00", "yesterday", "2026-13-45 99:00:00"],
		["2026-01-01T00:00:00Z", "", "2026-01-01T00:00:00Z", undefined],
		[null, null, "", undefined],
		[undefined, undefined, "", undefined],
		[1_767_225_600, 0, "", undefined],
	])(
		"Spec 1 §5: an order made at %j and over at %j keeps its row; its moments are %j and %j",
		async (CreateTimeHandler, CompleteTimeHandler, createdAt, completedAt) => {
			const read = await orderAs({ CreateTimeHandler, CompleteTimeHandler });
			expect(read).toEqual({ ...(await orderAs({})), createdAt, completedAt });
		},
	);

	test("Spec 1 §5: a stop that is cleared is sent as 0, one that is set in full", async () => {
		const { run, sent } = start();
		const stops = { id: orderId(501), stopLoss: undefined, takeProfit: price(decimal("1.09000001")) };
		await run(ContractTrading.use(({ setStops }) => setStops(stops)));
		expect([await sent("id"), await sent("stop_loss_price"), await sent("target_profit_price")]).toEqual([
			"501",
			"0",
			"1.09000001",
		]);
	});
});

const microOrdersAs = (changes: object) => {
	const [row] = micro.getMicroOrders.example.reply.data;
	const { run } = start(micro.getMicroOrders, { data: [{ ...row, ...changes }], total: 1 });
	return run(MicroTrading.use(({ orders }) => orders({ stage: "in progress", page: 1 })));
};

describe("Spec 1 §3: a micro order", () => {
	test.each([
		[-120, 0],
		[0, 0],
		[1, 1],
	])("Spec 1 §4: of which %i ms are left has %i to go", async (RemainMilliSeconds, remaining) => {
		const { rows } = await microOrdersAs({ RemainMilliSeconds });
		expect(rows).toEqual([{ ...(await microOrdersAs({})).rows[0], remaining }]);
	});

	test("needs no code of its instrument", async () => {
		const { rows } = await microOrdersAs({ ForexTradeList: { Id: 1, ShowCode: "EUR/USD" } });
		expect(rows).toEqual((await microOrdersAs({})).rows);
	});
});

describe("Spec 1 §3: the market", () => {
	const instrument = market.getTradeList.example.reply[0];
	const instrumentAs = async (changes: object) => {
		const { run } = start(market.getTradeList, [{ ...instrument, ...changes }]);
		return run(Effect.flatMap(MarketData, ({ instruments }) => instruments));
	};

	test.each([
		[{ MarketStatus: 2 }, { isOpen: false }],
		[{ MarginMode: 1 }, { marginMode: "fixed" }],
		[{ MarginMode: 0 }, { marginMode: "leveraged" }],
		[
			{ HasForexMultiple: [{ Value: "50", Default: 0 }] },
			{ multiples: [{ value: decimal("50"), isDefault: false }] },
		],
	])("%j is %j", async (changes, expected) => {
		expect((await instrumentAs(changes)).instruments[0]).toMatchObject(expected);
	});

	test("a quotation knows when it was made and when it came", async () => {
		expect((await instrumentAs({})).quotes[0]).toMatchObject({
			madeAt: 1_767_225_600_000,
			receivedAt: 1_767_225_600_000,
		});
	});

	test("pitfall 3: a list that repeats an old quotation doesn't make it young", async () => {
		const quoted = (Code: string, secondsAgo: number) => ({
			...instrument,
			Code,
			ForexQuotations: { ...instrument?.ForexQuotations, Time: 1_767_225_600 - secondsAgo },
		});
		const { run } = start(market.getTradeList, [quoted("XAUUSD", 600), quoted("EURUSD", 0)]);
		const { quotes } = await run(Effect.flatMap(MarketData, ({ instruments }) => instruments));
		expect(quotes.map(({ code, receivedAt }) => [code, receivedAt])).toEqual([
			["XAUUSD", 1_767_225_000_000],
			["EURUSD", 1_767_225_600_000],
		]);
	});

	const { TradeTimes: _, NextStatusTime: __, NextStatusMilliSeconds: ___, ...listed } = Object(instrument);
	const told = { from: 0, to: 1440 };

	test.each([
		["leaves out hours and turn", listed, { hours: [], nextStatusChange: undefined }],
		[
			"sends null for logo, hours, turn and multiples",
			{
				...listed,
				Logo: null,
				TradeTimes: null,
				NextStatusTime: null,
				NextStatusMilliSeconds: null,
				HasForexMultiple: null,
			},
			{ logo: "", hours: [], nextStatusChange: undefined, multiples: [] },
		],
		[
			"writes hours in another form",
			{ ...instrument, TradeTimes: [{ Start: "00:00", End: "24:00" }, { Start: "9:00" }] },
			{ hours: [] },
		],
		[
			"tells of a turn without the time until then",
			{ ...listed, TradeTimes: [{ Start: "00:00", End: "24:00" }], NextStatusTime: 1_767_229_200 },
			{ hours: [told], nextStatusChange: undefined },
		],
		[
			"tells of a turn that is overdue",
			{ ...instrument, NextStatusTime: 1_767_225_600, NextStatusMilliSeconds: -120 },
			{
				nextStatusChange: {
					at: 1_767_225_600_000,
					remaining: 0,
					measuredAt: { wall: 1_767_225_600_000, elapsed: 5000 },
				},
			},
		],
	])("Spec 1 §3: an instrument of a platform that %s is listed all the same", async (_, row, expected) => {
		const { run } = start(market.getTradeList, [instrument, row]);
		const { instruments } = await run(MarketData.use((data) => data.instruments));
		expect(instruments).toEqual([instruments[0], { ...instruments[0], ...expected }]);
	});

	test.each([[null], ["now"], [-1], [undefined]])(
		"Spec 1 §3: a quotation of the time %j is one that nobody knows the making of",
		async (Time) => {
			const ForexQuotations = { ...instrument?.ForexQuotations, Time };
			expect((await instrumentAs({ ForexQuotations })).quotes[0]).toMatchObject({
				madeAt: 0,
				price: decimal("1.08402"),
			});
		},
	);

	test.each([{ Value: null, Default: 1 }, { Value: "100" }])(
		"Spec 1 §5: the multiple %j is not guessed: the list can't be read",
		async (multiple) => {
			await expect(instrumentAs({ HasForexMultiple: [multiple] })).rejects.toThrow();
		},
	);

	test("candles come in the order of time, each time once with its later content", async () => {
		const [bar] = market.getKline.example.reply;
		const bars = [60, 120, 60].map((Time, index) => ({ ...bar, Time, Volume: String(index) }));
		const { run } = start(market.getKline, bars);
		const candles = await run(
			MarketData.use((data) => data.candles({ instrument: instrumentId(1), period: "1M" })),
		);
		expect(candles.map(({ time, volume }) => [time, volume])).toEqual([
			[60, decimal("2")],
			[120, decimal("1")],
		]);
	});

	test("hours are minutes of the day, and the time until the next turn is true for the moment of the answer", async () => {
		const [instrument] = market.getTradeList.example.reply;
		const { run } = start(market.getTradeList, [
			{
				...instrument,
				TradeTimes: [
					{ Start: "00:00", End: "21:30" },
					{ Start: "22:00", End: "24:00" },
				],
				NextStatusTime: 1_767_229_200,
				NextStatusMilliSeconds: 3_600_000,
			},
		]);
		const { instruments } = await run(MarketData.use((data) => data.instruments));
		expect(instruments.map(({ hours, nextStatusChange }) => ({ hours, nextStatusChange }))).toEqual([
			{
				hours: [
					{ from: 0, to: 1290 },
					{ from: 1320, to: 1440 },
				],
				nextStatusChange: {
					at: 1_767_229_200_000,
					remaining: 3_600_000,
					measuredAt: { wall: 1_767_225_600_000, elapsed: 5000 },
				},
			},
		]);
	});

	test("Spec 1 §9: the periods have the platform's names", async () => {
		const { run, sent } = start();
		const name = async (period: Period) => {
			await run(MarketData.use((data) => data.candles({ instrument: instrumentId(1), period })));
			return sent("period");
		};
		const names: unknown[] = [];
		for (const period of periods) names.push(await name(period));
		expect(names).toEqual(["1min", "5min", "15min", "30min", "60min", "1day"]);
	});
});

describe("Spec 1 §3: the site", () => {
	test("every switch is its own", async () => {
		const off = Object.fromEntries(
			Object.entries(site.getBasicInfo.example.reply).map(([key, value]) => [
				key,
				value === "1" ? "0" : value,
			]),
		);
		const switches = {
			is_forex: "hasContractTrading",
			is_micro: "hasMicroTrading",
			is_mock_login: "hasDemoLogin",
			is_dark_mode: "hasDarkMode",
			is_default_dark: "isDarkByDefault",
			only_one_account: "hasOnlyOneAccount",
			is_show_uid: "showsUid",
			is_user_show_level: "showsLevel",
			is_user_show_credit: "showsCredit",
		};
		for (const [flag, word] of Object.entries(switches)) {
			const { run } = start(site.getBasicInfo, { ...off, [flag]: "1" });
			const settings = await run(Effect.flatMap(SiteInformation, (service) => service.settings));
			const on = Object.entries(settings).filter(([, value]) => value === true);
			expect(on).toEqual([[word, true]]);
		}
	});

	test.each([
		["1", "per-quantity"],
		["0", "per-margin"],
		["2", "per-margin"],
		["", "per-margin"],
	])("Spec 1 §9: trade_fee_type %j is a fee %s", async (type, basis) => {
		const { run } = start(site.getBasicInfo, { ...site.getBasicInfo.example.reply, trade_fee_type: type });
		const settings = await run(Effect.flatMap(SiteInformation, (service) => service.settings));
		expect(settings.feeBasis).toBe(basis);
	});

	test.each([
		["0", 0],
		["1", 1],
		["2", 2],
	])("Spec 1 §9: micro_loss_level %s is the level %i", async (level, read) => {
		const { run } = start(site.getBasicInfo, { ...site.getBasicInfo.example.reply, micro_loss_level: level });
		const settings = await run(Effect.flatMap(SiteInformation, (service) => service.settings));
		expect(settings.microLossLevel).toBe(read);
	});

	const everySetting = {
		name: "Tradewind",
		logo: "",
		currency: "",
		currencySymbol: "",
		timeZone: "GMT",
		defaultLanguage: "",
		feeBasis: "per-margin",
		hasContractTrading: false,
		hasMicroTrading: false,
		hasDemoLogin: false,
		hasDarkMode: false,
		isDarkByDefault: false,
		microLossLevel: 0,
		hasOnlyOneAccount: false,
		showsUid: false,
		showsLevel: false,
		showsCredit: false,
		colours: defaultColours,
	};
	const fields = Object.keys(site.BasicInfo.fields);

	test.each([
		["left out", {}],
		["null", Object.fromEntries(fields.map((field) => [field, null]))],
		[
			"of another kind",
			{ ...Object.fromEntries(fields.map((field) => [field, { is: 1 }])), trade_fee_type: "" },
		],
		["empty", Object.fromEntries(fields.map((field) => [field, ""]))],
	])("Spec 1 §3, §9: the site opens with defaults where everything is %s", async (_, info) => {
		const { run } = start(site.getBasicInfo, info);
		const { settings, flags, contact } = await run(readSite);
		expect({ settings, flags, contact }).toEqual({
			settings: everySetting,
			flags: noFlags,
			contact: { is: "none" },
		});
	});

	test.each(["", "red", "#85bd0", null])("Spec 1 §9: the colour %j is the default one", async (colour) => {
		const { run } = start(site.getBasicInfo, {
			...site.getBasicInfo.example.reply,
			theme_primary: "#123456",
			theme_down: colour,
		});
		const { colours } = await run(SiteInformation.use((port) => port.settings));
		expect(colours).toEqual({ ...defaultColours, primary: "#123456" });
	});

	test.each([null, "2", "yes", 1, true])("Spec 1 §1: the switch %j is off", async (is_forex) => {
		const { run } = start(site.getBasicInfo, { ...site.getBasicInfo.example.reply, is_forex });
		expect((await run(SiteInformation.use((port) => port.settings))).hasContractTrading).toBe(false);
	});

	test("Spec 1 §9: a trade_fee_type that isn't text is not guessed: the configuration can't be read", async () => {
		const { run } = start(site.getBasicInfo, { ...site.getBasicInfo.example.reply, trade_fee_type: 1 });
		await expect(run(SiteInformation.use((port) => port.settings))).rejects.toThrow();
	});

	test("Spec 1 §9: money without a symbol bears the name of its currency", async () => {
		const { run } = start(site.getBasicInfo, { currency: "USD" });
		expect((await run(SiteInformation.use((port) => port.settings))).currencySymbol).toBe("USD");
	});

	test("Spec 1 §9: a micro_loss_level that can't be read is that of the whole amount", async () => {
		const { run } = start(site.getBasicInfo, { micro_loss_level: "all" });
		expect((await run(SiteInformation.use((port) => port.settings))).microLossLevel).toBe(0);
	});

	test("Spec 1 §6, Spec 2 §6: each switch of the rooms is one flag, off where it is not sent", async () => {
		const flags = {
			is_recharge_contact: "contactForDeposits",
			is_withdraw_contact: "contactForWithdrawals",
			is_recharge_crypto: "depositsCrypto",
			is_recharge_bank_card: "depositsToBank",
			is_withdraw_crypto: "withdrawsCrypto",
			is_withdraw_bank_card: "withdrawsToBank",
			is_wallet_crypto: "hasCryptoWallet",
			is_wallet_bank_card: "hasBankCards",
			is_pay_password: "needsPayPassword",
			is_withdraw_manual_input: "takesTypedAddresses",
			is_real_name_auth: "needsRealName",
			is_recharge_auth: "needsRealNameToDeposit",
		};
		for (const [field, word] of Object.entries(flags)) {
			const { run } = start(site.getBasicInfo, { ...site.getBasicInfo.example.reply, [field]: "1" });
			expect(await run(SiteInformation.use((port) => port.flags))).toEqual({ ...noFlags, [word]: true });
		}
	});

	test.each([
		["1", "no recharge tile"],
		["2", "no micro details"],
		["3", "grey lists"],
		["", "none"],
		["vip", "none"],
		["constructor", "none"],
	])("Spec 1 §6: the customer tag %j is %s", async (tag, customerTag) => {
		const { run } = start(site.getBasicInfo, { ...site.getBasicInfo.example.reply, customer_tag: tag });
		expect(await run(SiteInformation.use((port) => port.flags))).toEqual({ ...noFlags, customerTag });
	});

	test.each([
		["https://chat.test/", "1", { is: "frame", url: "https://chat.test/" }],
		["mailto:help@tradewind.test", "2", { is: "mail", address: "help@tradewind.test" }],
		["https://chat.test/", "3", { is: "redirect", url: "https://chat.test/" }],
		["https://chat.test/", "9", { is: "none" }],
		["javascript:alert(1)", "3", { is: "none" }],
	])("Spec 2 §2: support at %s of type %s", async (link, type, contact) => {
		const { run } = start(site.getBasicInfo, {
			...site.getBasicInfo.example.reply,
			service_link: link,
			service_link_type: type,
		});
		expect(await run(SiteInformation.use((port) => port.contact))).toEqual(contact);
	});

	test("Spec 1 §7: what is known of the site at its start is one question", async () => {
		const { run, asked } = start();
		await run(readSite);
		expect(asked().filter((path) => path === site.getBasicInfo.path)).toEqual([site.getBasicInfo.path]);
	});

	test.each([
		[10, { is: "memo", text: "typed" }],
		[4, { is: "sentence", text: "Fee" }],
	])("Spec 2 §3: an account record of type %i", async (Type, reason) => {
		const [record] = account.getAccountChanges.example.reply.data;
		const { run } = start(account.getAccountChanges, {
			data: [{ ...record, Type, Memo: "typed", MemoTran: "Fee" }],
			total: 1,
		});
		const { rows } = await run(
			AccountHistory.use(({ records }) => records({ accountId: 1, page: 1, range: undefined })),
		);
		expect(rows[0]?.reason).toEqual(reason);
	});

	test.each([
		[{ status: 1 }, { isOpen: true, isCompanyMode: false }],
		[
			{ status: 1, type: "2", loss_url: null },
			{ isOpen: true, isCompanyMode: false },
		],
		[{ status: 0 }, { isOpen: false, lossUrl: "" }],
	])("Spec 1 §4: the status %j is %j", async (status, read) => {
		const { run } = start(site.getCompanyStatus, status);
		expect(await run(SiteInformation.use((port) => port.status))).toEqual(read);
	});

	test("Spec 1 §4: status 0 is closed, with where to go", async () => {
		const { run } = start(site.getCompanyStatus, { status: 0, type: 1, loss_url: "https://gone.test/" });
		expect(await run(Effect.flatMap(SiteInformation, ({ status }) => status))).toEqual({
			isOpen: false,
			lossUrl: "https://gone.test/",
		});
	});

	test("Spec 1 §2: the menu speaks of groups and blocks in words", async () => {
		const [item] = content.getMenu.example.reply;
		const menu = [
			{ ...item, component_name: "quick_menu" },
			{ ...item, group: "home_quick_menu", is_mobile: 0 },
			{ ...item, group: "user_menu", is_allow_demo: 0 },
		];
		const { run } = start(content.getMenu, menu);
		const items = await run(Effect.flatMap(SiteInformation, (service) => service.menu));
		expect(items.map((each) => [each.group, each.component, each.isMobile, each.allowsDemo])).toEqual([
			["home blocks", "quick menu", true, true],
			["home quick menu", "search", false, true],
			["user menu", "search", true, false],
		]);
	});

	test("Spec 1 §3: a menu item of another group is left out, one that lacks something is not", async () => {
		const [item] = content.getMenu.example.reply;
		const { run } = start(content.getMenu, [
			{ ...item, group: "pc_footer", is_mobile: true },
			{ title: "News", path: "/news" },
			{ group: "user_menu", is_mobile: 1, path: "/mine/about" },
			{
				group: "user_menu",
				is_mobile: 1,
				title: "About",
				path: "/mine/about",
				icon: null,
				is_allow_demo: "yes",
			},
			{ group: "home_template_sort", component_name: "quick_menu", is_mobile: 1 },
		]);
		expect(await run(SiteInformation.use((port) => port.menu))).toEqual([
			{
				group: "user menu",
				isMobile: true,
				title: "About",
				path: "/mine/about",
				icon: "",
				component: "",
				allowsDemo: false,
			},
			{
				group: "home blocks",
				isMobile: true,
				title: "",
				path: "",
				icon: "",
				component: "quick menu",
				allowsDemo: false,
			},
		]);
	});

	test("Spec 1 §3: media of type 0 are images, all others films", async () => {
		const data = [
			{ type: "0", image: "/m" },
			{ type: "1", image: "/m", poster: "/p" },
			{ type: "x", image: "/m", poster: "" },
		];
		const { run } = start(content.getBanners, { data });
		const media = await run(Effect.flatMap(Publications, ({ carousel }) => carousel));
		expect(media).toEqual([
			{ kind: "image", url: "/m" },
			{ kind: "video", url: "/m", poster: "/p" },
			{ kind: "video", url: "/m" },
		]);
	});

	test("Spec 1 §3: a headline without a title is none", async () => {
		const data = ["", "Gold holds", " \u00a0\t"].map((title, index) => ({ id: index + 1, title }));
		const { run } = start(content.getHomeNews, { data });
		const headlines = await run(Effect.flatMap(Publications, (port) => port.headlines));
		expect(headlines).toEqual([{ id: 2, title: "Gold holds" }]);
	});
});

describe.each([
	["soon", "soon"],
	[null, ""],
])("Spec 1 §5: the moment %j, which is no date, is carried as %j", (told, moment) => {
	test("of a micro order", async () => {
		const { rows } = await microOrdersAs({ Status: 3, CreatedAtST: told, CompleteAtST: told });
		expect(rows[0]).toMatchObject({ createdAt: moment, completedAt: moment || undefined });
	});

	test("of an account record", async () => {
		const [record] = account.getAccountChanges.example.reply.data;
		const { run } = start(account.getAccountChanges, {
			data: [{ ...record, CreatedAtTran: told }],
			total: 1,
		});
		const { rows } = await run(
			AccountHistory.use(({ records }) => records({ accountId: 1, page: 1, range: undefined })),
		);
		expect(rows[0]?.createdAt).toBe(moment);
	});

	test("of news and messages", async () => {
		const news = { ...content.getNewsItem.example.reply, created_at: told };
		const message = { ...content.getMessage.example.reply, send_time: told };
		const read = [
			(await start(content.getNewsItem, news).run(Articles.use((port) => port.newsItem(1)))).createdAt,
			(await start(content.getMessage, message).run(Articles.use((port) => port.message(301)))).sentAt,
		];
		expect(read).toEqual([moment, moment]);
	});
});

test("Spec 1 §3: a balance needs no currencyId", async () => {
	const [whole] = account.getBalance.example.reply;
	const { currencyId: _, ...balance } = Object(whole);
	const { run } = start(account.getBalance, [balance, { ...balance, accountTypeId: 2, currencyId: null }]);
	expect(await run(Accounts.use(({ balances }) => balances))).toEqual([
		{ accountId: 1, kind: "forex", free: decimal("10000"), locked: decimal("0") },
		{ accountId: 2, kind: "forex", free: decimal("10000"), locked: decimal("0") },
	]);
});

describe("Spec 1 §7: signing in", () => {
	test("by phone is a login of type mobile, with the device", async () => {
		const { run, sent } = start();
		const credentials = { by: "phone", account: "+0015550100", password: "x" } as const;
		await run(Sessions.use(({ login }) => login(credentials)));
		expect([await sent("login_type"), await sent("account"), await sent("device_id")]).toEqual([
			"mobile",
			"+0015550100",
			"a-device",
		]);
	});

	test("the demo customer is told by is_demo", async () => {
		const { run } = start(session.createAccountDemoForU, session.createAccountDemoForU.example.reply);
		const { customer } = await run(Effect.flatMap(Sessions, ({ enterDemo }) => enterDemo));
		expect(customer.isDemo).toBe(true);
	});
});
