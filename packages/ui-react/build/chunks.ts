/** Changes seldom, and all of it is needed by every page: one file that stays cached over releases. */
const libraries =
	/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|effect|xstate|ky|i18next)\//;

/** Only some pages use its components. */
const mantine = /node_modules\/(@mantine|clsx)\/|src\/theme\/mantine[-.]/;

/** What only the pages of trading need. */
const trading =
	/domain\/src\/rule\/|domain\/src\/market\/(candle|bar-)|typed-decimal|read-amount|(domain\/src\/contract\/(?!contract-order\.ts|contract-orders|contract-trading|open-orders|read-orders))|ui-react\/src\/(app\/machines|saved\/awaited|features\/(contract|market)\/)/;

/** Of micro trading, all but what its port speaks of: it comes when micro trading is chosen. */
const micro =
	/domain\/src\/(command\/(?!done)|micro\/(?!micro-order\.ts|micro-trading\.port))|ui-react\/src\/(app\/micro-machines|shell\/micro-list)/;

/** Lists that are read page by page. */
const lists =
	/domain\/src\/(paged-list\/|time\/history-range)|ui-react\/src\/(app\/history-machines|shell\/(days\/|history|fresh-list|export\/export\.machines)|features\/contract\/orders\/history-actor)/;

/** What the rooms of trading share on their screens. */
const tradingScreens =
	/ui-react\/src\/(figures\/order-time|instruments\/(star|use-price-precision|opens-in|turn-text|use-time-left)|shell\/(command-outcome|decimal-input|facts|field|keyboard-inset|order-row|press-bar|product|section-head|segments|since-then|switch|ticket-figures|use-login-when-needed|use-opened|verdict))/;

/** What a tap opens, and its rules: after the page itself. */
const opened =
	/features\/(contract|micro)\/(receipt|computed|share|order)\/|shell\/export\/(?!export-button|export\.machines)|contract\/(order-receipt|return-on-margin|contract-order\.(machine|setup)|stops-form)|app\/order-commands|account\/total\.rule|market\/(facts\/|indicators\/|drawer\/instrument-drawer|search-instruments)|instruments\/instrument-search|domain\/src\/search\/|app\/search-machines|figures\/order-head|support\/company-links/;

/** The lists of orders: the trade page shows rows, and no list. */
const orders =
	/contract\/orders\/(history-(filter|list)|open-orders-list|orders-screen|refresh-orders|totals)|shell\/(empty-orders|export\/export-button|list|pull-to-refresh|refresh-button|status-tabs)|pages\/orders-page/;

/** What a customer has and a visitor hasn't: the rows of open orders. */
const rows =
	/contract\/(positions\/open-positions|orders\/(is-behind|live-order-row|open-order\.|opened-order|order-row|use-open-ids))/;

/** Comes with the chart, or after it. */
const drawn =
	/chart\/(candle-(chart|drawing|time-scale)|use-(drawing|indicator-lines|trade-marks)|legend|indicators|full|trades)|contract\/trades/;

/** What watches the customer's orders and messages: it comes after the prices. */
const activity =
	/domain\/src\/activity\/|ui-react\/src\/(app\/(watch-activity|call-customer|tell-in-passing)|saved\/saved-activity|shell\/activity-text)/;

/** What there is to read comes with its pages. */
const reading =
	/domain\/src\/(content\/article|account\/account-detail)\.machine|ui-react\/src\/(app\/(reading-machines|watch-micros)|shell\/(account-records|ranking\.machine|reading))/;

/** Pages and catalogues come one by one. */
const onDemand =
	/ui-react\/src\/(pages\/(?!home).*-page|features\/(?!home)|features\/home\/(carousel(?!-block)|use-slides|day-profit-computed)|figures\/(computation|formula|sum|balance-computations)|shell\/toggle|i18n\/catalogues\/)|\.json$/;

const own = /\/(contracts\/src|packages\/(domain|adapters-http|adapters-ws|ui-react)\/src)\//;

const runtime = /rolldown\/runtime/;
const isLibrary = (id: string): boolean => libraries.test(id) || runtime.test(id);
const isTrading = (id: string): boolean =>
	([trading, tradingScreens].some((part) => part.test(id)) || /pages\/(trade|orders)-page/.test(id)) &&
	![micro, lists, opened, orders, rows, drawn].some((part) => part.test(id)) &&
	!/\/words\//.test(id);
const isApp = (id: string): boolean =>
	own.test(id) &&
	!mantine.test(id) &&
	!isTrading(id) &&
	![micro, lists, opened, orders, rows, drawn, activity, reading, onDemand].some((part) => part.test(id));

/** Few files a page: each costs a phone on a slow line a round trip. */
export const chunkGroups = [
	{ name: "libraries", test: isLibrary, priority: 3 },
	{ name: "mantine", test: mantine, priority: 1 },
	{ name: "app", test: isApp, priority: 2 },
	{ name: "trading", test: isTrading, priority: 1 },
	{ name: "lists", test: lists, priority: 2 },
	{ name: "micro", test: micro, priority: 1 },
	{ name: "orders", test: orders, priority: 1 },
	{ name: "rows", test: rows, priority: 2 },
	{ name: "activity", test: activity, priority: 1 },
];
