/** A mail provider that is common in France. */
interface MailProvider {
  /** The endings that are suggested, the most common first. */
  readonly common: readonly string[];
  /** Further endings with mailboxes: in other countries, or of the company's own staff. */
  readonly others: readonly string[];
  /** Many organisations have the same name with another ending: a further ending is no mistake. */
  readonly shared: boolean;
}

const provider = (common: string, others = '', shared = false): MailProvider => {
  const split = (endings: string): readonly string[] => endings.split(' ').filter(ending => ending !== '');
  return { common: split(common), others: split(others), shared };
};

/**
 * Mail providers by the first label of their domain. Sources: the providers' own sign-up pages; for other countries, the lists of Microsoft
 * (hotmail, live, msn, outlook), Yahoo, GMX and AOL. D-74
 */
export const mailProviders: Readonly<Record<string, MailProvider>> = {
  aliceadsl: provider('fr'),
  aol: provider('com fr', 'be ca ch cl co.nz co.uk com.ar com.au com.br com.mx cz de dk es fi hk in it jp nl pl se tw'),
  bbox: provider('fr'),
  cegetel: provider('net'),
  'club-internet': provider('fr'),
  free: provider('fr'),
  gmail: provider('com'),
  gmx: provider(
    'com fr',
    'at be biz ca ch cn co.in co.uk com.br com.my com.tr cz de dk es eu hk ie info it li lu net nl org ph pt ru se sg tm tw us',
  ),
  googlemail: provider('com'),
  hotmail: provider(
    'com fr',
    'at be bg ca ch cl co.id co.il co.in co.jp co.kr co.nz co.th co.uk co.za com.ar com.au com.br com.hk com.mx com.ph com.pl com.sg com.tr com.tw com.ve com.vn cz de dk ee es fi gr hu ie it jp lt lu lv ma my nl no ph pl pt ro rs ru se sg sk tn',
  ),
  icloud: provider('com', 'com.cn'),
  laposte: provider('net'),
  live: provider(
    'com fr',
    'at be ca ch cl cn co.in co.jp co.kr co.uk co.za com.ar com.au com.co com.mx com.my com.pe com.ph com.pk com.pt com.sg com.ve cz de dk es fi hk ie in it jp lu ma nl no ph pl pt ru se tn',
  ),
  mail: provider('com', 'be bg by ch de ee es fr gr hu ie it kz lt lv md nl pl pt ro ru tn ua', true),
  msn: provider('com', 'cn nl'),
  neuf: provider('fr'),
  noos: provider('fr'),
  numericable: provider('fr', 'com'),
  orange: provider('fr', 'be bf bj ci cm com cw eg es fi gp gw il jo lu ma mg ml mq md nc ne net pl re ro sk sn tn'),
  outlook: provider(
    'com fr',
    'at be bg ca ch cl cn co co.id co.il co.nz co.th co.uk com.ar com.au com.br com.gr com.hr com.mx com.tr com.vn cz de dk es fi hu ie in it jp kr lv ma my ph pl pt ro rs sa se sg sk tn ua',
  ),
  proton: provider('me', 'ch'),
  protonmail: provider('com', 'ch'),
  sfr: provider('fr', 'com net re'),
  tutanota: provider('com', 'de'),
  wanadoo: provider('fr', 'be co.uk es jo net nl sn'),
  yahoo: provider(
    'com fr',
    'at be bg ca ch cl cn co.id co.il co.in co.jp co.kr co.nz co.th co.uk co.za com.ar com.au com.br com.cn com.co com.hk com.hr com.mx com.my com.pe com.ph com.sg com.tr com.tw com.ua com.ve com.vn cz de dk ee es fi gr hu ie in it lt lv nl no pl pt ro rs ru se si sk',
  ),
  ymail: provider('com'),
};
