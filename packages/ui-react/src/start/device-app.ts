import { instrumentCode } from "@tradewind/domain/market";
import { markVisible } from "../activity/tabs.ts";
import { showUnreadBadge } from "../activity/unread-badge-on-icon.ts";
import { currentLanguage } from "../i18n/words.ts";
import { chooseInstrument } from "../instruments/use-choose.ts";
import { openAddress } from "../router/open-address.ts";
import type { App } from "../state/app.ts";
import { configuration } from "../storage/configuration.ts";
import { offerInstall } from "./install-offer.ts";
import { keepLastKnown } from "./keep-last-known.ts";
import { keepRelease } from "./keep-release.ts";
import { startPicture, startScreenMedia, startScreens } from "./start-screens.ts";

/** What makes the app one of the device (docs/app-on-the-phone.md). Started after the page has loaded. */
export const startDeviceApp = (app: App): void => {
	// Browsers offer the installation after they have read the manifest.
	offerInstall(app);
	linkManifest();
	showUnreadBadge(app);
	keepLastKnown(app);
	markVisible();
	void keepRelease(app);
	navigator.serviceWorker?.addEventListener("message", ({ data }: MessageEvent) => {
		if (typeof data?.code === "string") chooseInstrument(app, instrumentCode(data.code));
		if (typeof data?.open === "string") openAddress(data.open);
	});
};

/** Browsers fetch the manifest as soon as it is linked. Silent on failure (Spec 1 §7). */
const linkManifest = (): void => {
	const { code } = currentLanguage();
	link("manifest", `manifest${code === "en" ? "" : `.${code}`}.json`);
	// iOS rounds the corners itself, and shows transparent ones black.
	link("apple-touch-icon", "icons/masked.png");
	for (const screen of startScreens)
		link("apple-touch-startup-image", startPicture(screen), startScreenMedia(screen));
};

const link = (rel: string, file: string, media = ""): void => {
	const element = document.createElement("link");
	Object.assign(element, { rel, media, href: configuration.base + file });
	document.head.append(element);
};
