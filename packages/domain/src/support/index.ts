export { companyLogo, companyMail, companyWebsite } from "./company-links.ts";
export { type Contact, type ContactKind, contactOf } from "./contact.ts";
export { type Company, Support } from "./support.port.ts";
