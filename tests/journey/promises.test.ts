import fs from 'node:fs';
import { fileActions } from '@sandbox/desk/actions';
import { catalogue } from '@sandbox/desk/phrases/catalogue';
import { errorActs } from '@ui/screens/error/actsOf';

/** What keeps the promise of a sentence: text of the page that has the button or the link, actions of the desk, or why nothing is promised. */
type Kept =
  { readonly page: string; readonly has: readonly string[] } | { readonly desk: readonly string[] } | { readonly nothing: string };

const page = (path: string, ...has: readonly string[]): Kept => ({ page: path, has });
const appointmentOn = (path: string): Kept => page(`ui/screens/${path}.tsx`, "redirectHref('appointment'");

/** The help of every page of a client: the phone and an appointment. XTR-29 */
const help = page('ui/shell/Help.tsx', 'telHref(', 'appointmentHref');
/** The adviser who checks the proofs at the desk. MID-01 */
const review: Kept = { desk: ['accept', 'send-back'] };
const named: Kept = { nothing: 'names an agency or an adviser, and sends nobody there' };
const isTheAction: Kept = { nothing: 'the words of the button itself' };
const acts = (...has: readonly string[]): Kept => page('ui/screens/error/actsOf.ts', ...has);
const ways = page('src/minimal/ways.ts', 'telHref(', 'appointment');
const beforeScripts = page('src/BeforeScripts.tsx', 'telHref(', 'appointment');
const reasons = (kept: Kept, ...names: readonly string[]): Readonly<Record<string, Kept>> =>
  Object.fromEntries(
    names.flatMap(name => ['identity', 'address', 'income'].map(of => [`proofReasons: proofReasonsMessages.${name}.${of}`, kept])),
  );

const workstation = (path: string): Kept => page(`ui/${path}.tsx`, '<ToWorkstation');

const mobility = page('ui/screens/welcome/MobilityPanel.tsx', 'telHref(', 'appointment');

/** A sentence and its form about one of two holders promise the same. D-64 */
const ofBoth = (id: string): string => id.replace('.theirs', '').replace(/\.(?:individual|TIT|COT)$/, '');

/** By module and sentence. A sentence that says another thing to an adviser has a second entry, after `adviser: `. */
const kept: Readonly<Record<string, Kept>> = {
  'home: homeMessages.lead': help,
  'home: homeMessages.papers.conditions': help,
  'home: client 1': help,
  'accountType: accountTypeMessages.notOnline': page('ui/screens/accountType/accountTypeForm.tsx', 'copy.announced.appointment'),
  'accountType: accountTypeMessages.announced.text': page('ui/screens/accountType/accountTypeForm.tsx', 'copy.announced.appointment'),
  'accountType: accountTypeMessages.announced.appointment': isTheAction,
  'offer: offerMessages.empty': appointmentOn('offer/OfferScreen'),
  'offer: offerMessages.appointment': isTheAction,
  'options: optionsMessages.explanation.paper': appointmentOn('options/OptionsScreen'),
  'options: optionsMessages.explanation.appointment': isTheAction,
  'applicantDetails: applicantDetailsMessages.used.text': page(
    'ui/screens/applicantDetails/ApplicantDetailsScreen.tsx',
    'label: copy.used.link',
    "'workstation'",
  ),
  'applicantDetails: messages 2': help,
  'notOnline: notOnlineMessages.ofCountry': appointmentOn('upload/PapersStrip'),
  'notOnline: notOnlineMessages.within': appointmentOn('upload/PapersStrip'),
  'identityChoice: identityChoiceMessages.other.text': appointmentOn('identityChoice/OtherPaper'),
  'identityChoice: identityChoiceMessages.other.appointment': isTheAction,
  'wallet: walletMessages.received.choose': review,
  'withoutProof: withoutProofMessages.ways.identity.1.text': review,
  'withoutProof: withoutProofMessages.ways.address.1.text': review,
  'withoutProof: withoutProofMessages.ways.income.1.text': review,
  'withoutProof: withoutProofMessages.adviser.text': appointmentOn('upload/Without'),
  'withoutProof: withoutProofMessages.adviser.button': isTheAction,
  'analysis: analysisMessages.failed.comment': { desk: ['send-back'] },
  'analysis: analysisMessages.failed.mistyped': review,
  'analysis: analysisMessages.failed.appointment': isTheAction,
  ...reasons(
    review,
    ...['LAST_NAME_MISMATCH', 'DOCUMENT_MODEL', 'EXPIRED', 'SPECIAL_MENTION_IN_ADDRESS', 'INVALID_TAX_NOTICE_REFERENCE'],
    ...['INVALID_EMPLOYER', 'PORTRAIT_ABSENT', 'NOT_CONTROLLED'],
  ),
  ...reasons(appointmentOn('analysis/AnalysisScreen'), 'ISSUING_COUNTRY'),
  'papersStrip: papersStripMessages.refusal.text': appointmentOn('upload/PapersStrip'),
  'proofReasons: client 2': review,
  'proofReasons: client 3': review,
  'hosted: hostedMessages.text': review,
  'hosted: hostedMessages.kept': review,
  'hosted: hostedMessages.anew': review,
  'hosted: GO_ON 1': review,
  'taxResidence: taxResidenceMessages.notResident.title': appointmentOn('taxResidence/TaxQuestions'),
  'taxResidence: taxResidenceMessages.notResident.text': appointmentOn('taxResidence/TaxQuestions'),
  'taxResidence: taxResidenceMessages.notResident.appointment': isTheAction,
  'agency: agencyMessages.title.individual': named,
  'agency: agencyMessages.title.TIT': named,
  'agency: agencyMessages.title.COT': named,
  'agency: agencyMessages.intro': named,
  'agency: agencyMessages.search.title': named,
  'agency: agencyMessages.none': named,
  'agency: agencyMessages.nearest': named,
  'agency: agencyMessages.chosen': named,
  'agency: agencyMessages.what': named,
  'agency: agencyMessages.required': named,
  'agency: agencyMessages.councilHours': named,
  'agency: agencyMessages.detailsOf': named,
  'agency: agencyMessages.popin.loading': named,
  'delivery: deliveryMessages.mode.AGEN': named,
  'delivery: deliveryMessages.atAgency': named,
  'possibleDuplicates: possibleDuplicatesMessages.found.newcomer': named,
  'possibleDuplicates: possibleDuplicatesMessages.same.text': workstation('screens/possibleDuplicates/SameClient'),
  'middleControl: middleControlMessages.byAdviser': review,
  'middleControl: middleControlMessages.person.name': review,
  'summary: summaryMessages.proofs.reviewed': named,
  'summary: summaryMessages.agency.title': named,
  'summary: summaryMessages.offer.accountFixed': help,
  'summary: summaryMessages.usOwed.report': page('ui/screens/clientDossier/ClientDossierScreen.tsx', 'copy.reported.title'),
  'sessionOpen: sessionOpenMessages.advice': named,
  'handedOver: handedOverMessages.creation.finalizeRejected': acts("rejected: ['appointment']"),
  'preLiveness: preLivenessMessages.why.text': named,
  'preLiveness: preLivenessMessages.agency': isTheAction,
  'preLiveness: preLivenessMessages.agencyHelp': appointmentOn('preLiveness/PreLivenessScreen'),
  'preLiveness: preLivenessMessages.agencyKept': appointmentOn('preLiveness/PreLivenessScreen'),
  'preLiveness: preLivenessMessages.consent.required': appointmentOn('preLiveness/PreLivenessScreen'),
  'preLiveness: preLivenessMessages.callHelp': page('ui/screens/preLiveness/PreLivenessScreen.tsx', 'redirectHref(ADVISER_CALL'),
  'livenessOutcome: livenessOutcomeMessages.ko.title': appointmentOn('livenessOutcome/KoScreen'),
  'livenessOutcome: livenessOutcomeMessages.ko.text': appointmentOn('livenessOutcome/KoScreen'),
  'livenessOutcome: livenessOutcomeMessages.agency.title': appointmentOn('livenessOutcome/KoScreen'),
  'livenessOutcome: livenessOutcomeMessages.appointment': isTheAction,
  'signature: signatureMessages.code.states.max-tries': appointmentOn('signature/SignatureScreen'),
  'signature: signatureMessages.outcomes.refused.text': appointmentOn('signature/SignatureScreen'),
  'signature: signatureMessages.appointment': isTheAction,
  'signatureSuccess: signatureSuccessMessages.otherAddress': { desk: ['email'] },
  'signatureSuccess: signatureSuccessMessages.appointment': isTheAction,
  'finalize: finalizeMessages.progress.stages.card.AGEN': named,
  'finalize: finalizeMessages.ko.appointment': isTheAction,
  'report: reportMessages.title': page('ui/screens/clientDossier/ClientDossierScreen.tsx', 'copy.reported.title'),
  'report: reportMessages.text': page('ui/screens/clientDossier/ClientDossierScreen.tsx', 'copy.reported.title'),
  'report: reportMessages.send': isTheAction,
  'welcome: welcomeMessages.next.card.modes.AGEN.what': named,
  'welcome: welcomeMessages.opening.text.TIT': named,
  'dossierCreated: dossierCreatedMessages.receives.card.AGEN': named,
  'withAdviser: withAdviserMessages.title.prepared': named,
  'withAdviser: withAdviserMessages.title.corrected': named,
  'withAdviser: withAdviserMessages.who': named,
  'withAdviser: withAdviserMessages.appointment': isTheAction,
  'minimal: minimalMessages.failed.between': ways,
  'minimal: minimalMessages.sms.maxTries.text': ways,
  'minimal: minimalMessages.sms.failed.unknown': ways,
  'minimal: minimalMessages.ways.phone': isTheAction,
  'minimal: minimalMessages.ways.appointment': isTheAction,
  'errors: errorsMessages.pages.AUTHENTICATION.title': named,
  'errors: errorsMessages.pages.AUTHENTICATION.text': acts("'workstation'"),
  'errors: errorsMessages.pages.AUTHENTICATION.next': acts("'workstation'"),
  'errors: errorsMessages.pages.purged.next': acts("purged: ['newRequest', 'appointment']", "'workstation'"),
  'errors: errorsMessages.also': page('ui/screens/error/Acts.tsx', "redirectHref('appointment')"),
  'errors: errorsMessages.acts.newRequest': isTheAction,
  'errors: errorsMessages.acts.appointment': isTheAction,
  'informationPage: informationPageMessages.pages.delai-depasse.text': acts(
    "'delai-depasse': ['newRequest', 'appointment']",
    "'workstation'",
  ),
  'informationPage: informationPageMessages.pages.suite-non-favorable.text': acts("'suite-non-favorable': ['appointment']"),
  'inactivity: inactivityMessages.title': named,
  'beforeScripts: beforeScriptsMessages.withoutScripts': beforeScripts,
  'beforeScripts: beforeScriptsMessages.phone': isTheAction,
  'beforeScripts: beforeScriptsMessages.appointment': isTheAction,
  'beforeScripts: beforeScriptsMessages.tooOld.else': beforeScripts,
  'accessibility: accessibilityMessages.sections.2.items.2': appointmentOn('preLiveness/PreLivenessScreen'),
  'accessibility: accessibilityMessages.sections.4.items.4': help,
  'accessibility: accessibilityMessages.contact.text': page(
    'ui/screens/accessibility/AccessibilityScreen.tsx',
    'contact.phone',
    'appointment',
  ),
  'accessibility: accessibilityMessages.contact.appointment': isTheAction,
  'shell: shellMessages.helpIntro': help,
  'shell: shellMessages.helpPhone': isTheAction,
  'shell: shellMessages.helpAppointment': isTheAction,
  'shell: shellMessages.helpRelay': isTheAction,
  'stayed: stayedMessages.waiting': named,
  'workstation: workstationMessages.name': named,
  'workstation: workstationMessages.newDossier': named,
  'dossierPage: dossierPageMessages.adviser': isTheAction,
  'dossierForm: dossierFormMessages.checkedAgain.text': review,
  'dialogs: dialogsMessages.hindered.gateway': { nothing: 'has the phone number in it; an adviser’s support has its own' },
  'dialogs: dialogsMessages.hindered.between': { nothing: 'has the phone number in it; an adviser’s support has its own' },
  'dialogs: dialogsMessages.alert.text': help,
  'dialogs: dialogsMessages.technical.reference': { nothing: 'says what to say on the phone; the number is in the help of every page' },
  'recapRows: recapRowsMessages.offer.receipt.delivery.AGEN': { nothing: 'says where the card is handed over' },
  'refusal: refusalMessages.elsewhere': { nothing: 'each page that shows it has an appointment of its own' },
  'refusal: refusalMessages.account': { nothing: 'the number is the Banque de France’s' },
  'refusal: refusalMessages.failed': help,
  'refusal: refusalMessages.contact': page('ui/journey/RefusalRights.tsx', 'telHref(', 'mailto:'),
  'refusal: client 1': { nothing: 'the number is the Banque de France’s' },
  'preContract: preContractMessages.otherForms.phone': page('ui/screens/preContract/PreContractScreen.tsx', 'telHref(', 'appointment'),
  'preContract: preContractMessages.lacking': page('ui/screens/preContract/PreContractScreen.tsx', 'telHref(', 'contactPhone'),
  'mobility: mobilityMessages.elsewhere': mobility,
  'mobility: mobilityMessages.postponed': mobility,
  'mobility: mobilityMessages.refused': help,
  'complaint: complaintMessages.ways.title': { nothing: 'the title above the address, the e-mail and the number' },
};

const HELP =
  /conseiller|rendez-vous|\bappel(?:er|ez)|téléphonez|support informatique|nouvelle demande|nouveau dossier|(?:en|dans votre|une|l’|bonne) ?agence|contactez/i;

/** A sentence of an error page that offers an appointment. */
const hasAppointment = (id: string): boolean =>
  Object.entries(errorActs).some(([type, acts]) => acts.includes('appointment') && id.startsWith(`errors: errorsMessages.pages.${type}.`));

const read = (path: string): string => fs.readFileSync(path, 'utf8');

describe('ADV-03, XTR-29: no page sends a person to help that does not exist', () => {
  test('each sentence that names an adviser, an agency, a phone or a new request has what keeps it', async () => {
    const sentences = (await catalogue()).flatMap(({ module, phrases }) =>
      phrases
        .filter(({ client, adviser }) => [...client, ...(adviser === 'same' ? [] : adviser)].some(text => HELP.test(text)))
        .map(({ id }) => `${module}: ${id}`),
    );
    const unkept = sentences
      .filter(id => kept[id] === undefined && kept[ofBoth(id)] === undefined && !hasAppointment(id))
      .map(id => `${id} – add what keeps it to tests/journey/promises.test.ts`);
    expect(unkept).toEqual([]);
    const known = new Set([...sentences, ...sentences.map(ofBoth)]);
    expect(Object.keys(kept).filter(id => !known.has(id) && !id.startsWith('proofReasons'))).toEqual([]);
  });

  test.each(Object.entries(kept))('%s', (_id, by) => {
    if ('page' in by) for (const text of by.has) expect(read(by.page)).toContain(text);
    if ('desk' in by) expect(Object.keys(fileActions)).toEqual(expect.arrayContaining([...by.desk]));
  });

  test('an adviser has no help panel: what keeps a sentence of theirs is on their page', async () => {
    const advisers = (await catalogue()).flatMap(({ module, phrases }) =>
      phrases.filter(({ adviser }) => adviser !== 'same' && adviser.some(text => HELP.test(text))).map(({ id }) => `${module}: ${id}`),
    );
    expect(advisers.filter(id => kept[id] === help)).toEqual([]);
  });
});
