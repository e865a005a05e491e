/** Every page needs them and they seldom change, so browsers keep them cached over releases. */
const libraries =
	/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|effect|xstate|@xstate|use-sync-external-store|ky)\/|rolldown\/runtime/;

const firstLoad = /\/ui-react\/src\/main\.tsx$/;
/** Shared by the trade screen and other screens, which must not load the code of trading. */
const everyPage =
	/\/ui-react\/src\/(ui\/(layout|status|sheet|control(?!\/confirm-))\/|router\/(?!address-id|lazy-sheet)|state\/|kept\/(awaited-transfer|drafts|end-with-session|keep|kept-receipt-page|record-later|unanswered-order)\.|figures\/(how-computed|live-money|use-followed|multiple|show-amounts)|issues\/issue-text|i18n\/(zone-offset|isolated)|parts\/getting-started\/start-place|theme\/(readable-shade|shown-colours))|\/domain\/src\/(money\/|contract\/figures\/(margin|fee|free-after|return-on-margin)\.rule|.+\.port\.ts$)/;
/** The sheet that asks before a command, which a press loads. */
const confirmation = /\/ui-react\/src\/ui\/control\/confirm-/;
/** The recording of commands, which the trade page loads when it is idle. */
const recording = /\/ui-react\/src\/kept\/(journal-log|record-commands)\.ts$/;
const tradeScreen = /\/ui-react\/src\/screens\/trade\/trade\.screen\.tsx$/;
const chart = /\/ui-react\/src\/features\/market\/chart\/candle-chart\.tsx$/;
const figures =
	/\/ui-react\/src\/(figures(?!\/(sources\/|(figures-of-page|how-page-figures|how-below-list|audit-line|checked-figure|checks|loaded-checks|watch-totals|computation|copy-case|exact-text|formula|rule-details|sum|unit-of|untrusted)\.))|parts\/(account(?!\/(course\/|outside-total\/(read-|outside-total\.)|paying\/paying-account|balance-computations|assets-card|assets-headline|account-row|account-chips|balances-how|with-open-positions))|contract(?!\/record\/)|order))\//;
/** What a press on "How is this calculated?" loads. */
const computations =
	/\/ui-react\/src\/(figures\/(computation|exact-text|formula|rule-details|sum|unit-of)|parts\/account\/balance-computations)\./;
/** The button of pages that load no other part of the figures. */
const pageFigures = /\/ui-react\/src\/figures\/how-(page-figures|below-list)\./;
/** What a noun says of its records, which the journal needs without the code of their pages. */
const records =
	/\/ui-react\/src\/parts\/(?<part>[^/]+)\/record\/|\/domain\/src\/(?<noun>contract)\/(?:order|figures)\/net-profit\./;
const recordOf = (id: string): string | null => {
	const { part, noun = part } = records.exec(id)?.groups ?? {};
	return noun === undefined ? null : `record-of-${noun}`;
};
/** What keeps a form with a command, and its receipt. The page of a receipt loads on demand. */
const keptForms =
	/\/ui-react\/src\/(parts\/receipt\/with-receipt|kept\/(kept-form|keep-typed|lost-command|saved-decimal|saved-per-customer|keep-receipts|receipts?))\.tsx?$/;
const calendar = /node_modules\/dayjs\/|\/ui-react\/src\/(i18n\/|figures\/long-time)|\/domain\/src\/time\//;
const lists =
	/\/ui-react\/src\/(ui\/list\/(?!filter|export\/(?!export-button))|kept\/kept-list|parts\/journal\/|router\/(address-id|lazy-sheet))|\/domain\/src\/paged-list\//;
const dateFilter = /\/ui-react\/src\/ui\/list\/filter\//;
/** What a press on the button for it loads. */
const listExport = /\/ui-react\/src\/ui\/list\/export\/(?!export-button)/;
const activity = /\/ui-react\/src\/activity\//;
/** The drawings of the badges, the search of a sheet and the names that it knows load on demand. */
const instruments =
	/\/ui-react\/src\/instruments\/(?!rows\/badge-drawings|search\/(?:instrument-(?:search|names)|names-in-languages)\.)/;
/** Alerts, lines and notices of markets, which load on demand. */
const notices =
	/\/ui-react\/src\/instruments\/notices\/|\/domain\/src\/market\/(price-levels|market-notice|saved-market)\.ts$/;
/** And what reads typed text, which fields and several nouns need. */
const commands = /\/domain\/src\/(command|input)\//;
const forms = /\/ui-react\/src\/(ui\/form\/(?!picture-|strength\.ts|phone\/)|issues\/(?!issue-text))/;
/** Few forms have a phone number, which needs the area codes of the sessions. */
const phoneField = /\/ui-react\/src\/ui\/form\/phone\//;
const ordersScreen = /\/ui-react\/src\/screens\/orders\/orders\.screen\.tsx$/;
const microScreens =
	/\/ui-react\/src\/features\/micro\/(micro-panel|orders\/micro-orders-screen|running\/micro-trades)\.tsx?$/;
/** Of sessions, but other nouns check their forms with them too. */
const accountFields = /\/domain\/src\/session\//;
const pictureField = /\/ui-react\/src\/ui\/form\/picture-/;
const qrCodes = /\/ui-react\/src\/ui\/(qr\/|copy\/address-box)/;
/** Without the card “Get started”, which loads on demand: its group would take what it shares with pages. */
const components =
	/\/ui-react\/src\/(?:ui\/(?!form|list|qr|copy\/address-box)|parts\/(?!receipt|getting-started|account\/course))([^/]+)\//;
/** Requests and lists belong to the feature that uses them: a page needs no others of its noun. Checks load on demand. So does what only parts on demand use. */
const domainNoun =
	/\/domain\/src\/(?!getting-started|check\/)([^/]+)\/(?!.*(?:-(?:requests|lists?)|\.checks|\/(?:near-stop-out|net-position|last-known|order-risk|level-with-money|close-reliefs|(?:hazard-rate-(?:after|with-money|without)|locked-share)\.rule))\.ts$)/;
/** Screens that are forms. They come after the others: modules that both need must not load the library of forms. */
const formScreen =
	/\/features\/(session\/(login|registration|password)\/|copy-trading\/(following|being-followed)\/|loan\/(application|request|repayment|agreement|signature)\/|fund\/subscribe\.|verification\/(level|real-name)\.)/;
/** The repayment of a loan shows them without the list of loans. */
const loanFigures = /\/features\/loan\/figures\//;
/** What the folders of a feature share. */
const sharedByFolders =
	/\/features\/(content|copy-trading|loan|session|withdrawal)\/(plans\/)?(?!loan-computations)[^/]+\.tsx?$/;
/** A feature with screens in several folders has a chunk per folder. The page of a trader is composed by a screen outside of its feature. */
const featureScreen = /\/ui-react\/src\/features\/(.+)\/(?:[^/]+\.screen|trader-page)\.tsx$/;
const featureOf = (id: string): string | null => featureScreen.exec(id)?.[1]?.replaceAll("/", "-") ?? null;

/**
 * The chunks of the build: few per page, since each costs a round trip. A group contains the matching modules and their static
 * imports, except those in a group of higher priority. A dynamic import stays a chunk of its own.
 */
export const chunkGroups = [
	{ name: "libraries", test: libraries, priority: 10 },
	{ name: "app", test: firstLoad, priority: 9 },
	{ name: "page", test: everyPage, priority: 8 },
	{ name: "recording", test: recording, priority: 8 },
	{ name: "confirmation", test: confirmation, priority: 7 },
	{ name: "kept-forms", test: keptForms, priority: 7 },
	{ name: "trading", test: tradeScreen, priority: 7 },
	{ name: "commands", test: commands, priority: 7 },
	{ name: "calendar", test: calendar, priority: 7 },
	{ name: "chart", test: chart, priority: 6 },
	{ name: "figures", test: figures, priority: 5 },
	{ name: "notices", test: notices, priority: 5 },
	{ name: "lists", test: lists, priority: 4 },
	{ name: "page-figures", test: pageFigures, priority: 4 },
	{ name: "computations", test: computations, priority: 4 },
	{ name: "export", test: listExport, priority: 3 },
	{ name: recordOf, debugName: "records", priority: 3 },
	{ name: "date-filter", test: dateFilter, priority: 3 },
	{ name: "activity", test: activity, priority: 3 },
	{ name: "instruments", test: instruments, priority: 4 },
	{ name: "forms", test: forms, priority: 3 },
	{ name: "phone", test: phoneField, priority: 3 },
	{ name: "session", test: accountFields, priority: 4 },
	{ name: "orders", test: ordersScreen, priority: 2 },
	{ name: "micro", test: microScreens, priority: 2 },
	{ name: (id: string) => domainNoun.exec(id)?.[1] ?? null, debugName: "nouns of the domain", priority: 2 },
	{ name: "picture", test: pictureField, priority: 2 },
	{ name: "qr-codes", test: qrCodes, priority: 2 },
	{ name: (id: string) => components.exec(id)?.[1] ?? null, debugName: "components", priority: 2 },
	{
		name: (id: string) => sharedByFolders.exec(id)?.[1] ?? null,
		debugName: "what the folders of a feature share",
		priority: 1,
	},
	{ name: "loan-figures", test: loanFigures, priority: 1 },
	{
		name: (id: string) => (formScreen.test(id) ? null : featureOf(id)),
		debugName: "features",
		priority: 1,
	},
	{
		name: (id: string) => featureOf(id)?.concat("-form") ?? null,
		debugName: "forms of features",
		priority: 0,
	},
];
