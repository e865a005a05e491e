import { showUnreadBadge } from "../activity/unread-badge-on-icon.ts";
import { currentLanguage } from "../i18n/words.ts";
import { openAddress } from "../router/open-address.ts";
import type { App } from "../state/app.ts";
import { configuration } from "../storage/configuration.ts";
import { offerInstall } from "./install-offer.ts";
import { keepRelease } from "./keep-release.ts";

/** What makes the app one of the device (docs/app-on-the-phone.md). Started after the page has loaded. */
export const startDeviceApp = (app: App): void => {
	// Browsers offer the installation after they have read the manifest.
	offerInstall(app);
	linkManifest();
	showUnreadBadge(app);
	void keepRelease(app);
	navigator.serviceWorker?.addEventListener("message", ({ data }: MessageEvent) => {
		if (typeof data?.open === "string") openAddress(data.open);
	});
};

/** Browsers fetch the manifest as soon as it is linked. Silent on failure (Spec 1 §7). */
const linkManifest = (): void => {
	const { code } = currentLanguage();
	link("manifest", `manifest${code === "en" ? "" : `.${code}`}.json`);
	link("apple-touch-icon", "icons/192.png");
};

const link = (rel: string, file: string): void => {
	const element = document.createElement("link");
	element.rel = rel;
	element.href = configuration.base + file;
	document.head.append(element);
};
