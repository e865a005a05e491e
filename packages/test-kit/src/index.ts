/** What browser tests of an app on the platform are written with (docs/testing.md). */
export { axeSource, expectAccessible, expectNoViolations, transitionsEnd } from "./accessibility.ts";
export { remember, rememberActivity, signIn } from "./device.ts";
export { fillLogin, logInAt, logOut, mia } from "./login-page.ts";
export { test as platformTest } from "./platform.fixture.ts";
export {
	createPlatform,
	type HttpFault,
	type Platform,
	type PlatformState,
	type SocketFault,
} from "./platform.ts";
export { addStyles } from "./styles.ts";
export {
	amountField,
	buyButton,
	daysAgo,
	expect,
	expectRetry,
	failedRequests,
	foldedStops,
	instrumentRows,
	instruments,
	knowsRisk,
	openChart,
	openTrade,
	order,
	orderPlaced,
	overhang,
	positionBar,
	pressButton,
	quantityField,
	scrollToEnd,
	sellButton,
	setScreenSize,
	sheet,
	statusStrip,
	tab,
	tabRows,
	takeSuggestedStops,
	test,
	workerBlocked,
} from "./trading.fixture.ts";
