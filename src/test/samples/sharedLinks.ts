import type { SharedMap, Snapshot } from '#/domain/sharing/snapshot.ts';

// Links of version 1 as they were sent. They open for ever: a test that fails on one of them is right.

export const version1Snapshot: Snapshot = {
  version: 1,
  language: 'en',
  asOf: 1795511520000,
  asOfText: 'Tue 24 Nov 2026 10:12 CET',
  sender: 'Example Freight',
  note: 'As discussed on the phone.',
  omitted: ['Customer', 'Fees', 'Holds', 'Problems and changes of ETA', 'Names of documents'],
  items: [
    {
      title: 'MSCU1234566',
      detail: '40 ft dry, high cube',
      tone: 'vessel',
      headline: 'At sea',
      deadline: '',
      reasons: [],
      where: 'On vessel · to Los Angeles',
      journey: {
        words:
          'Shanghai: gate-out empty Mon 2 Nov, gate-in full Thu 5 Nov, departed Mon 9 Nov. 15 days at sea so far. Los Angeles: ETA Sat 28 Nov.',
        moves: [
          ['gate', 'actual', 36, 106],
          ['waiting', 'actual', 142, 121],
          ['vessel', 'actual', 263, 549],
          ['vessel', 'estimated', 812, 152],
        ],
        freeTime: [],
        now: 812,
        points: [
          [36, 'actual', 4, 'Shanghai', 'gate-out empty Mon 2 Nov'],
          [142, 'actual', 2, 'Shanghai', 'gate-in full Thu 5 Nov'],
          [263, 'actual', 8, 'Shanghai', 'departed Mon 9 Nov'],
          [964, 'estimated', 14, 'Los Angeles', 'ETA Sat 28 Nov'],
        ],
      },
      legs: [
        {
          title: 'Gate and terminal at origin',
          places: 'Shanghai',
          rows: [
            ['actual', 'Mon 2 Nov 20:00 +08', 'Gate-out empty', 'Shanghai'],
            ['actual', 'Thu 5 Nov 20:00 +08', 'Gate-in full', 'Shanghai'],
          ],
        },
        {
          title: 'Vessel · Ivory Accord · voyage 132A',
          places: 'Shanghai → Los Angeles',
          rows: [
            ['actual', 'Sun 8 Nov 20:00 +08', 'Loaded on vessel', 'Shanghai'],
            ['actual', 'Mon 9 Nov 06:00 +08', 'Vessel departed', 'Shanghai'],
            [
              'now',
              'Tue 24 Nov 10:12 CET',
              '15 d since the last event: at sea',
              'about 4 d to go to Los Angeles, estimated',
            ],
            ['estimated', 'Sat 28 Nov 08:00 PST', 'Vessel arrival', 'Los Angeles'],
          ],
        },
      ],
      facts: [
        ['Carrier', 'MSC'],
        ['Bill of lading', 'MEDU0000001'],
        ['References', 'PO 4711'],
        ['Port of loading', 'Shanghai'],
        ['ATD Shanghai', 'Mon 9 Nov 06:00 +08'],
        ['Vessel', 'Ivory Accord · voyage 132A'],
        ['Port of discharge', 'Los Angeles'],
        ['ETA Los Angeles', 'Sat 28 Nov 08:00 PST'],
        ['Carrier last updated', 'Tue 24 Nov 10:12 CET'],
      ],
      documents: [],
    },
  ],
};

export const version1 =
  '#1pfVXBjts2EP2VwVzDLCRZdry6uc6mDZDNLmonF0MHrjSWGEikQVJ2jIWv_YD-TO_9lH5JMZIty2u3vsji8JFv3rwZveKWrFNGYxIKrKQuGlkQJkgaBUr3tMYk_HA_HofhOAqCIOgWl_TTY4LLhiCK4avZQhREEwiDJIxg_rBEgY50ThYTfPgp601F8MmSKkqPArXxfMXMQa5c1jhHORgNviTYlEbTHQo0tfKeckxWOG-cNzVZFPiJyKHA30yV8_PZmpeKagdS55CVUhfkwKzhYTlDgV9l3b3mJmtq0t5hKlB5qh0mq1f0ylfM43Ex_xZGo3g8maDAnLxUFSYYB7D2kNu9gFIVJWTNC6FAbzSDtuQcVSiwJJlXql2beXAk2zP6NRS4K8ny3ycNHQr-_gu8gS_GwUwXVLU5WZLOaGaWCvxhGqtpj8kr7ozNHSa44PRKqRIopKf3pvFA9cbv4dFoiLgGoosoDeumqmBZNjDu1nPaSOspb_fe89odhGPI5d6BbEmDM7CW9m5IKmEdYSE9RNMWgwJrsyXmuEK-iy2S-UZWKEYTEQaTVKxwJ5VXuhjEwjgSYRRysJftFIsmIzGO7y9i5LyqJVdfTMNIhOMoTQWuLdFS1dQppM0OE47ixigubbJajSbnc2PRK4YC_0syTMWK2Z3pXMOu9GQQ0-5B0wvQtdgMuJ_EF4mFscBLA1yKjWl6EFhRcenVX6Wn1u2ebK20rLh-xqpCcb9uKpnR0CzsK7PrCnZii332EAVJEMC7YIqiPfksEQ5S4tr04F6Fa_BRqAtoehBn8t9793_eGruHWZYZm_P71uxlQRCOotmtNOCfP_582y5XaS0aDdMrZl-MzLvx0tvrdmJ9tSCYnOFHyqeavkWzC8VwDA4nIHcYOKUzakdbJZ0H2pL2ybHpuA1eWPIYch4IhXkzFgScHcPXDfyDZ6tAMGXCz4vlmbC0Vm3bvIaypemBG0lmXb_gnLe1g_VxMW9v-EVVFY_MSuZdDz8-fPwWtL-w3fA7rcmSztoiPD9B_CHsAs_G-hZpTtALpWbLjzBw5S21edv3U5H-zyHD6_gLUkpb0NtUxartqEvX3BSNtx6V6IrUbPKjyDcry8Po_ElJVukhPfwL';

/** With the passphrase `Rotterdam 2026`. */
export const version1Sealed =
  '#1sgjvaDhkzuEzHHD5w5n_r7AhyOdBy9FA6qbpF3gsgOyCG3PbVq3YAv2c_3ZgmVLDe4wCGPYT-HHfmKz5vGHDR_5BK8tXtYQjp7TjqlfQu3sJ_oI8JgwJdjpwL1qBcj93bZs-SjcafJ2v1M_FIIF7J-RHnW4K3BX_gWGZJhN0yVcJFNo-WbaVU4Ol2EwBEjsJwr88NK3CBc7Nm7YSnMJq_nery44uZJGBTkxapKthjpYq3gE-nGR5_buJeNsAU19s-hBdY_GKwU39CK3IG-WBpIWHXUmCZk5H_9z68Uk1D8wXjrg3-0PhDTORvrdBQ9N1HmrbtI6sHK6pDGMn0ZedwfqM1jYHxt7EWvAgO6zBnhEkqf95JNwZxa0TwSowDFGRzhioxtGlCD42q0OFHtDde3890Ij-t2J157z_J8VThFiawqH3gYuQ2dO7wc04djw0dxJ-WxgHm95iYJKjlOZMRlDEOPKC0-tOXMNPUP-zbr-_FwPLdhFvaxvrCnC7i0EC1RkRO2ImypPL6nkUC5AL4MaLQLptttNVAvQbXXH5V_xaA8B6lzvMNFjiAEOv1DdjzhEnXcuSi3NOOqJwqDD1SDiFj_DX5Ui1MLprv8Rlr75m0HLiJtmIesMzpA1LAog100Zymh3WnotqRaHSy0AGKd-iGZiBH3x8NFYOo-VMhCqps3WpioyqUTeOyHrE514L_pHFhlnHRIwzhnKuA2CCyEH92m6c_KqCRvOfZ9bPcBW-RCCcEU0lR0TFoxNjQQqBYTCebR9RG5IEt4RYhefkIoosv14aAyErHQJtLVWjfmK3_T0iAQCNqnOPpv4QejaIKPyTi34rNAO30jxMneFf0GXm1nvF2GoX-2QXa-Vqj2zMHC0bJDPiC9IJUZRIBhPD76iXQoOHA1KYnk-Vo2p-jpHH1hBqPqsewf7vjtLkZDnbsU5VSn9MqZwsgt8xERJR8_NYV0CC_FOuqBP5zSGuayk6wWF7iZcIJ5aIWmg0X8eklQPTMapvrES6Ik3jh72O8o550VP3S4cIZZvfuugHeOddQNx_-V19MvhaN4bXs5SIei8315TyxmV7dzjl0ZrSbtgzkboqGzwInQZy_TlvY0Gh_qGajv8fqLXfpF8Cei3_n8WvElxYz-EWLwCXjUkzqrpMKIHeH0qG1vaqQsO0j1kJrRf-Ke1CzhaI';

/** What a release had added to version 1: a map, which older readers leave out. */
export const version1Map: SharedMap = {
  words: 'Map: Shanghai, Los Angeles. Ivory Accord at 41.20° N 172.40° W, reported Tue 24 Nov 10:05 CET.',
  height: 360,
  land: [
    [-20, 90, 60, 30, 40, 60, -10, 50, -90, 40],
    [880, -20, 40, 120, 60, 90, 40, 60, 0, -270],
  ],
  lines: [
    ['past', [90, 210, 160, -70, 220, -40]],
    ['projected', [470, 100, 220, 20, 235, 90]],
  ],
  stops: [
    [90, 210, 'Shanghai'],
    [925, 210, 'Los Angeles'],
  ],
  vessel: [470, 100],
};

export const version1Mapped =
  '#1pfVXNbttGEH6VwVw7FnYpSpZ4Ux2nLRAnRq2kB4KHjTiiGJBcgruUYwS-5gH6JL31nkfpkxSztH5ouxUIiNyZ2f3mm29mv-GeO1faBhNNWJmm6E3BmCA3SGjchy0m-nI5m2k9i5RSalhc81ePCa57hiiG93YPkYrmoFWiI7i6XiOh4ybnDhO8_mrqtmJ423FZ7DwSNtbLESsHeek2vXOcg23A7xjanW14goS2Lr3nHJMUr3rnbc0dEr5ldkj4q61y-b_t7OeKawemyWGzM03BDuwWrtcrJHxv6uEzt5u-5sY7zAhLz7XDJP2GvvSV4Li5u_qoo2k8m8-RMGdvygoTjBVsPeTdA8GuLHaw6T8zEnrbSNCeneMKCXds8qoMaysPjk3Y47iGhPc77uT1QwNDFPz4G7yFd9bBqim4Cjl1bJxtBFlG-MX2XcMPmHzDe9vlDhO8k_R2pkygMJ4vbO-B69Y_wI1tIJIa0GApG9j2VQXrXQ-zYT3n1nSe8-C7lLUJ6Bnk5sGBCaDBWdiabnIOKhEe4c54iBYhBglru2fBmKKcJRLZ-N5USNM5aTXPKMV7U_qyKc5sOo5IR1qMR9oOtmg-pVm8HNnY-bI2Un1a6Ij0LMoywm3HvC5rHhhq7D0mYsXWllLaJE2n89O-MR0ZQ8L_ogwzSgXdCc7LsBd8SpDAPgYtRkEvyZaA5TweJaZjwrEAxmRjlj0SVlyMtfqL8RzU7rmry8ZUUj_blUUp_dpWZsPnYhFd2fuhYAe0eMweIpUoBT-pBVLY-UQRnqUktTkGH1l4GfxE1Cg0e6QT-E9H9f-2t90DrDYb2-XyvbcPpmDQ02j1Whrwz_c_n7fLi7Tu-gYWL5C9syYfxstRXq8ndqwWqPkp_AnyoabPo0WFdD4GzyegdBi4stlwGG2VcR54z41PnppO2uCzUB5DLgOhsM_GAsFJMXLcmX7wJBVQCwF8e7c-ATZdV-5DXue0ZdmjNJLZDP2CV-IWBuvN3VU44eeyqmRkViYfevjm-s1HFX46OPzOW-642YQi3H6A-FIPhlvb-RBpD6EjplbrN3CmytfYFrdPhyL9n0LOj5MbZGe6gp-nSmnoqLFqXiVNXJ-YGIrUt_kTya9WVobR6UoJ06g27fmsvjFtcsyWzjFMxtI3HmI9idSPv-A96MtoEsvrHwQdtzYMkTECNRMEk3DthMs0mc5VuLflpkwvIkVLRXNFU0VxeLnQimaKLpaykFG6WCgSt1iRjoLH8uAqhksl2cndNSikNc4jpUtFkVakZcNLRVGk6CIW1xTbzn7hTaArjS8VaTXY5ZnOaKky2dF524Ydn3YaiWMZzYbFsVbpcCMkh42zx8fs8V8';
