import { readConfiguration } from "../src/storage/read-configuration.ts";

const meta = document.querySelector<HTMLMetaElement>('meta[name="app-config"]');
Object.assign(globalThis, { appConfiguration: readConfiguration(meta?.content ?? "", location) });
