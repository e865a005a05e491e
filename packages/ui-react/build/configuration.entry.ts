import { readConfiguration } from "../src/storage/read-configuration.ts";

const meta = document.querySelector<HTMLMetaElement>('meta[name="tradewind-config"]');
Object.assign(globalThis, { tradewindConfiguration: readConfiguration(meta?.content ?? "", location) });
