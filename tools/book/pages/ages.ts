import { banque, ici, reglage, words, type Page } from './page';

const answered = { card: true, birthdate: '09/03/2004', confirmed: false, today: '2026-03-09' };
const young = { workflow: 'individual', holderBand: '18-25', coHolderBand: null };
const both = { workflow: 'joint', holderBand: '18-25', coHolderBand: '18-25' };
export const ages: Page = {
  id: 'ages',
  title: 'Âges et offre',
  question: 'Quelle offre reçoit-on, à quel âge, et qu’a-t-on en plus du compte ?',
  decisions: [
    {
      title: 'Le droit à l’offre jeunes',
      rules: ['eligibility.youth', 'journey.declaredYouth'],
      says: [
        'Le titulaire a moins de {eligibility.youth classicFrom} ans ; en compte joint, les deux titulaires. Être étudiant n’y change rien. Avant que les dates de naissance soient connues, la tranche d’âge déclarée en décide ; ensuite les dates, recomptées chaque fois que le prix est montré. Les prix : {@offer.promotion}.',
      ],
      figures: [ici('eligibility.youth', 'classicFrom', 'L’offre jeunes s’arrête à')],
      reads: ['why.whyMessages.age'],
      cases: [
        {
          rule: 'eligibility.youth',
          of: [
            [
              'Né le 10/03/2000, le 09/03/2026, seul',
              { workflow: 'individual', holderBirthdate: '2000-03-10', coHolderBirthdate: null, today: '2026-03-09' },
            ],
            [
              'Le même, le 10/03/2026',
              { workflow: 'individual', holderBirthdate: '2000-03-10', coHolderBirthdate: null, today: '2026-03-10' },
            ],
            [
              'À deux, dont une personne de 26 ans',
              { workflow: 'joint', holderBirthdate: '2003-01-01', coHolderBirthdate: '2000-03-09', today: '2026-03-09' },
            ],
          ],
          tells: words({ true: 'offre jeunes', false: 'offre classique' }),
        },
      ],
    },
    {
      title: 'Le découvert autorisé',
      also: 'crédit, refus du découvert, solvabilité, taux, TAEG',
      rules: ['offer.overdraftProduct', 'offer.fixed', 'offer.overdraftFigures'],
      says: [
        'Il est de {offer.fixed overdraft} €, proposé à tous, par une question pour tout le compte : oui ou non, rien n’est coché d’avance, et il faut répondre. Répond qui remplit le dossier ({@journey.mayAct}) ; en compte joint, chacun lit la réponse au récapitulatif et s’engage en signant. Le produit est celui des jeunes avec le droit à l’offre jeunes, sinon le produit classique.',
        'Taux, TAEG (coût du crédit par an), exemple et délai de remboursement viennent de la banque et sont montrés à côté de la question, puis à la confirmation, au récapitulatif et sur la ligne du prix. S’ils manquent, ou si le coût de l’exemple n’est pas celui du taux : {overdraft.withoutFigures}, avec la première phrase ci-dessous. La banque étudie la solvabilité et consulte le fichier des incidents ({@duties-bank}) ; elle décide quand. Son refus, dès qu’elle le dit, se lit sur la ligne du prix, au plus tard à la fin : le compte s’ouvre sans découvert. Renoncer au découvert seul : la banque décide ({@withdrawal.until}).',
      ],
      figures: [
        ici('offer.fixed', 'overdraft', 'Montant'),
        reglage('overdraft.withoutFigures', 'Découvert dont la banque n’envoie pas les chiffres', 'la question n’est pas posée'),
        banque('Taux, exemple et délai de remboursement'),
      ],
      reads: ['overdraft.overdraftMessages.cost#2', 'overdraft.BINDS', 'overdraft.overdraftMessages.refused'],
    },
    {
      title: 'Les cartes proposées et l’assurance',
      also: 'assureur, débit différé, IPID (assurance), Prévisécur',
      rules: ['offer.online', 'offer.insuranceAllowed'],
      reads: ['insurance.client.text'],
      says: [
        'Seules les cartes à débit immédiat sont proposées en ligne, {offer.deck size} au plus. L’assurance perte et vol (Previsecur) est proposée au titulaire seul, jamais au co-titulaire, sans réponse cochée d’avance ; son prix vient de la banque, et l’assureur est celui que nomment ses documents.',
        'La notice est proposée à la lecture avant le choix. Si l’assurance est prise, les documents d’assurance de la banque (notice, document d’information normalisé) sont parmi ceux à lire avant de signer ({@signature.documentsToRead}). Y renoncer : avec le contrat, sur la même page ; le dernier jour vient de la banque ({@withdrawal.until}). Le recueil des besoins : {@duties}.',
      ],
    },
    {
      title: 'Plus de 23 ans',
      rules: ['eligibility.olderThan23'],
      says: [
        'Pour certaines offres, la banque demande plus de {eligibility.olderThan23 threshold} ans, donc {eligibility.olderThan23 first} ans révolus. Aucune page n’en décide.',
      ],
      figures: [ici('eligibility.olderThan23', 'threshold', 'Seuil'), ici('eligibility.olderThan23', 'first', 'Premier âge au-dessus')],
      cases: [
        {
          rule: 'eligibility.olderThan23',
          of: [
            ['Née le 20/05/2002, le 19/05/2026', { birthdate: '2002-05-20', today: '2026-05-19' }],
            ['La même, le 20/05/2026', { birthdate: '2002-05-20', today: '2026-05-20' }],
          ],
          tells: words({ true: 'plus de 23 ans', false: 'pas encore' }),
        },
      ],
    },
    {
      title: 'Ce qu’une réponse changée efface',
      also: 'changement de réponse',
      rules: ['journey.cleared'],
      says: [
        'Compte devenu individuel (possible tant que le dossier n’est pas créé) : les réponses du co-titulaire. Passage de l’offre jeunes à l’offre classique, ou l’inverse : les cartes choisies. Autre tranche d’âge : la date de naissance qui la contredit. Assurance choisie dont le contrat, le nom ou le prix n’est plus le même : son choix. Offre changée : sa confirmation. La page le dit ; le reste demeure.',
      ],
      reads: ['cleared.clearedMessages.what.selection'],
      cases: [
        {
          rule: 'journey.cleared',
          of: [
            ['Le compte joint devient individuel', { ...answered, before: both, after: { ...both, workflow: 'individual' } }],
            [
              'La personne de 22 ans se déclare « 26 ans et plus », carte choisie',
              { ...answered, before: young, after: { ...young, holderBand: '26+' } },
            ],
          ],
          tells: verdict => {
            const names = {
              coHolder: 'les réponses du co-titulaire',
              selection: 'les cartes choisies',
              birthdate: 'la date de naissance',
              confirmation: 'la confirmation de l’offre',
            };
            if (!Array.isArray(verdict)) return undefined;
            return verdict.length === 0 ? 'rien n’est effacé' : `sont effacées : ${verdict.map(what => words(names)(what)).join(', ')}`;
          },
        },
      ],
    },
  ],
};
